export { ToggleButton, type ToggleButtonProps, type ToggleButtonSize } from './ToggleButton.tsx';
