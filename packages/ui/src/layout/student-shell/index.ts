export { StudentFocusShell, type StudentFocusShellProps } from './StudentFocusShell.tsx';
export { StudentShell, type StudentShellProps } from './StudentShell.tsx';
