export { ColorField, type ColorFieldProps, type SuggestedColor } from './ColorField.tsx';
export type { HexColor } from './hex-color.ts';
