export { Cuboid, type CuboidProps } from './Cuboid.tsx';
