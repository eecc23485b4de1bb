export { IconButton, type IconButtonKind, type IconButtonProps, type IconButtonSize } from './IconButton.tsx';
