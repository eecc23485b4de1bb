export { ExitButton, type ExitButtonProps } from './ExitButton.tsx';
