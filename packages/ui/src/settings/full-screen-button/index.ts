export { FullScreenButton, type FullScreenButtonProps } from './FullScreenButton.tsx';
