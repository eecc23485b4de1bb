export { ClearButton, type ClearButtonProps } from './ClearButton.tsx';
