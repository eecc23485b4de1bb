export { Tile, type TileProps } from './Tile.tsx';
