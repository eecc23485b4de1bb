export { Cubes, type CubesProps } from './Cubes.tsx';
