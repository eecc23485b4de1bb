export { TonePatterns, type TonePatternsProps, toneFill } from './TonePatterns.tsx';
