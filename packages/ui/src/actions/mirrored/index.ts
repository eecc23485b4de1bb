export { Mirrored, type MirroredProps } from './Mirrored.tsx';
