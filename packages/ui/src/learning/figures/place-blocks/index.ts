export { PlaceBlocks, type PlaceBlocksProps } from './PlaceBlocks.tsx';
