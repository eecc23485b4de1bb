import { useId, useMemo } from 'react';
import { type Person, PersonIllustration } from '../../illustrations/person-illustration/PersonIllustration.tsx';
import { starPath } from '../../illustrations/tile/star.ts';
import * as css from './Garden.css.ts';
import { fnv1a, type Gate, isOpen, type MazeGrid, neighbour } from './grid.ts';
import type { Walk } from './walk.ts';

interface GardenProps {
  maze: MazeGrid;
  walk: Walk;
  person: Person;
  gates: readonly Gate[];
  /** How many of them are open. */
  opened: number;
}

/** Side of a cell in units of the drawing, and the hedge's half around it all. */
const CELL = 24;
const MARGIN = 5;
const STAR = starPath(CELL);

/** A courtyard seen from above: tiles underfoot, hedges, flowers where hedges meet, the gate at the exit. */
export function Garden({ maze, walk, person, gates, opened }: GardenProps) {
  const id = useId();
  const width = maze.columns * CELL;
  const height = maze.rows * CELL;
  const hedges = useMemo(() => hedgePath(maze), [maze]);
  const flowers = useMemo(() => flowerPlaces(maze), [maze]);
  const here = corner(maze, walk.at);
  const gate = corner(maze, maze.exit);
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN + 2}`}
      aria-hidden="true"
      className={css.garden}
    >
      <pattern id={id} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <path d={STAR} className={css.tileLine} />
      </pattern>
      <rect width={width} height={height} className={css.floor} />
      <rect width={width} height={height} fill={`url(#${id})`} />
      <path transform={`translate(${gate.x + 3} ${gate.y + 3}) scale(0.75)`} d={STAR} className={css.gate} />
      <polyline points={middles(maze, walk.trail)} className={css.trail} />
      <polyline points={middles(maze, hintCells(maze, walk))} className={css.hint} />
      {hintCells(maze, walk)
        .slice(1)
        .map((cell) => {
          const { x, y } = corner(maze, cell);
          return (
            <path key={cell} d={STAR} transform={`translate(${x + 6} ${y + 6}) scale(0.5)`} className={css.hintStar} />
          );
        })}
      <path d={hedges} transform="translate(0 2)" className={css.hedgeEdge} />
      <path d={hedges} className={css.hedge} />
      <path d={hedges} className={css.leaves} />
      {flowers.map(({ x, y, isDanger }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path
            d="M-1.5 -1.5A2.1 2.1 0 1 1 1.5 -1.5A2.1 2.1 0 1 1 1.5 1.5A2.1 2.1 0 1 1 -1.5 1.5A2.1 2.1 0 1 1 -1.5 -1.5Z"
            className={isDanger ? css.damask : css.jasmine}
          />
          <circle r="1" className={css.pollen} />
        </g>
      ))}
      {gates.map((one, index) => (
        <GateView key={one.cell} maze={maze} gate={one} isOpen={index < opened} />
      ))}
      <g className={css.walker} style={{ transform: `translate(${here.x}px, ${here.y}px)` }}>
        <circle cx="12" cy="12" r="9.5" className={css.walkerField} />
        <svg x="3" y="2.5" width="18" height="18" viewBox="0 0 96 96" aria-hidden="true">
          <PersonIllustration person={person} />
        </svg>
      </g>
      <g transform={`translate(${gate.x + 4} ${gate.y - 9})`}>
        <g className={css.flag} data-solved={walk.event === 'solved'}>
          <path d="M0 0V26" className={css.pole} />
          <path d="M0 0L12 4.5L0 9Z" className={css.pennant} />
        </g>
      </g>
    </svg>
  );
}

/** A wooden gate between two hedges; open, its wings are at the sides. */
function GateView({ maze, gate: { cell, side }, isOpen: isGateOpen }: { maze: MazeGrid; gate: Gate; isOpen: boolean }) {
  const { x, y } = corner(maze, cell);
  const isUpright = side === 'left' || side === 'right';
  const line = side === 'right' ? x + CELL : side === 'left' ? x : side === 'down' ? y + CELL : y;
  const place = isUpright ? `translate(${line} ${y})` : `translate(${x} ${line}) rotate(-90) scale(-1 1)`;
  return (
    <g transform={place} className={css.gateWings} data-open={isGateOpen}>
      {isGateOpen ? (
        <path d="M0 3H8M0 21H8" />
      ) : (
        <>
          <path d="M0 3V21" />
          <path d="M0 10V14" className={css.gateLock} />
        </>
      )}
    </g>
  );
}

function corner({ columns }: MazeGrid, cell: number) {
  return { x: (cell % columns) * CELL, y: Math.floor(cell / columns) * CELL };
}

function middles(maze: MazeGrid, cells: readonly number[]): string {
  return cells
    .map((cell) => corner(maze, cell))
    .map(({ x, y }) => `${x + CELL / 2},${y + CELL / 2}`)
    .join(' ');
}

/** The cells of the shown way, from where the walker stands. */
function hintCells(maze: MazeGrid, { at, hint }: Walk): number[] {
  const cells = [at];
  for (const side of hint) {
    const next = neighbour(maze, cells.at(-1) ?? at, side);
    if (next !== null) cells.push(next);
  }
  return cells.length > 1 ? cells : [];
}

function hedgePath(maze: MazeGrid): string {
  const around = `M0 0H${maze.columns * CELL}V${maze.rows * CELL}H0Z`;
  const inner = maze.open.map((_, cell) => {
    const { x, y } = corner(maze, cell);
    const right = (cell + 1) % maze.columns !== 0 && !isOpen(maze, cell, 'right');
    const down = cell + maze.columns < maze.open.length && !isOpen(maze, cell, 'down');
    return `${right ? `M${x + CELL} ${y}v${CELL}` : ''}${down ? `M${x} ${y + CELL}h${CELL}` : ''}`;
  });
  return around + inner.join('');
}

/** Every fifth corner or so of the grid, always the same of the same maze: each is touched by a hedge. */
function flowerPlaces(maze: MazeGrid) {
  const places = [];
  for (let row = 0; row <= maze.rows; row++) {
    for (let column = 0; column <= maze.columns; column++) {
      const draw = fnv1a(`${column},${row},${maze.open[0]}`);
      if (draw % 5 === 0) places.push({ x: column * CELL, y: row * CELL, isDanger: draw % 2 === 0 });
    }
  }
  return places;
}
