export { AuthShell, type AuthShellProps } from './AuthShell.tsx';
