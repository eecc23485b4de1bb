export { Machine, type MachineProps } from './Machine.tsx';
