export {
  Button,
  type ButtonKind,
  type ButtonProps,
  type ButtonSize,
} from './Button.tsx';
