export { type MazeGrid, type MazeOptions, makeMaze } from './grid.ts';
export { Maze, type MazeProps, type MazeResult } from './Maze.tsx';
export type { MazePlace } from './walk.ts';
