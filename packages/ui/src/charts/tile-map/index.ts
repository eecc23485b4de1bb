export { IRAN_PROVINCES, type MapPlace } from './iran-provinces.ts';
export { TileMap, type TileMapProps, type TileMapTile } from './TileMap.tsx';
