import { Lightbulb, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type Ref, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { formatNumber } from '../../i18n/digits.ts';
import { faMaze, type MazeMessages, type MazeSide } from '../../i18n/fa/rewards.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import type { Person } from '../../illustrations/person-illustration/PersonIllustration.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as countCss from '../count.css.ts';
import { ArrowPad } from './ArrowPad.tsx';
import { Garden } from './Garden.tsx';
import { gatesOf, type MazeGrid, makeMaze, openSides } from './grid.ts';
import * as css from './Maze.css.ts';
import { type MazePlace, resumeWalk, showWay, startWalk, step, type Walk } from './walk.ts';

/** How it was walked. */
export interface MazeResult {
  /** Steps taken, those back included. */
  steps: number;
  /** How often the way was shown. */
  hints: number;
}

export interface MazeProps extends RootProps {
  /** The same seed gives the same garden. */
  seed: string | number;
  /** 6, 9 or 12 cells to a side. @default 'medium' */
  level?: 'easy' | 'medium' | 'hard';
  /** Who walks. @default 'other' */
  person?: Person | undefined;
  /**
   * Gates across the way out, and how many of them are open. Where another one opens the walk goes on from it.
   * @default no gates
   */
  gates?: { total: number; open: number } | undefined;
  /** Where the walk goes on, as `onWalk` got it. @default at the start, or at the gate that was opened last */
  from?: MazePlace | undefined;
  /** Called with each step, so that the walk can go on from there another time. */
  onWalk?: ((place: MazePlace) => void) | undefined;
  /** Called each time the walker comes up against a closed gate. */
  onGate?: (() => void) | undefined;
  /** Called each time the exit is reached: who begins again may reach it again. */
  onSolved?: ((result: MazeResult) => void) | undefined;
  /** Words seen and spoken. */
  messages?: Partial<MazeMessages>;
  ref?: Ref<HTMLDivElement>;
}

const CELLS = { easy: 6, medium: 9, hard: 12 } as const;

const KEYS: Readonly<Record<string, MazeSide>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

/** Share of a cell that a finger goes before it counts as a step. */
const DRAG_STEP = 0.7;

/**
 * A garden to find the way out of: from the upper right to the flag at the lower left. Its sides are those of the
 * screen and do not turn with the reading direction. Walked by arrow keys, by a finger drawn over it or by the arrows
 * below; which ways are open is said at each step. There is no clock.
 */
export function Maze({ seed, level = 'medium', ...rest }: MazeProps) {
  const maze = useMemo(() => makeMaze({ columns: CELLS[level], rows: CELLS[level], seed }), [seed, level]);
  return <Walked key={`${level} ${seed}`} maze={maze} {...rest} />;
}

function Walked({
  maze,
  person = 'other',
  gates,
  from,
  onWalk,
  onGate,
  onSolved,
  messages,
  className,
  ...rest
}: Omit<MazeProps, 'seed' | 'level'> & { maze: MazeGrid }) {
  const digits = useDigits();
  const text = { ...messagesFor('maze', faMaze), ...messages };
  const number = (value: number) => formatNumber(value, { digits });
  const openId = useId();
  const { total = 0, open: opened = 0 } = gates ?? {};
  const all = useMemo(() => gatesOf(maze, total), [maze, total]);
  const begin = (turn: number) => startWalk(maze, turn, all[opened - 1]);
  const [walk, setWalk] = useState(() => (from && resumeWalk(maze, from)) ?? begin(0));
  const [openedBefore, setOpenedBefore] = useState(opened);
  if (openedBefore !== opened) {
    setOpenedBefore(opened);
    // A walker at the gate goes on through it.
    const isThere = walk.at === all[opened - 1]?.cell;
    setWalk(isThere ? { ...walk, event: 'start', turn: walk.turn + 1 } : begin(walk.turn + 1));
  }
  // A finger may take several steps before the next drawing.
  const latest = useRef(walk);
  useEffect(() => {
    latest.current = walk;
  }, [walk]);
  const anchor = useRef<{ x: number; y: number } | null>(null);

  function change(next: Walk) {
    latest.current = next;
    setWalk(next);
    const { at, steps, hints } = next;
    onWalk?.({ at, steps, hints });
  }

  function go(side: MazeSide) {
    const before = latest.current;
    const next = step(maze, before, side, all[opened]);
    if (next === before) return;
    change(next);
    if (next.event === 'gate') onGate?.();
    if (next.event === 'solved') onSolved?.({ steps: next.steps, hints: next.hints });
  }

  const restart = () => change(begin(latest.current.turn + 1));

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const side = KEYS[event.key];
    if (side === undefined && event.key !== 'Home') return;
    event.preventDefault();
    if (side === undefined) restart();
    else go(side);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    anchor.current = { x: event.clientX, y: event.clientY };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const from = anchor.current;
    if (from === null) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    const cell = event.currentTarget.getBoundingClientRect().width / maze.columns;
    if (Math.max(Math.abs(dx), Math.abs(dy)) < cell * DRAG_STEP) return;
    anchor.current = { x: event.clientX, y: event.clientY };
    const side = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up';
    go(side);
  }

  const release = () => {
    anchor.current = null;
  };

  const isSolved = walk.event === 'solved';
  const open = text.open(
    openSides(maze, walk.at)
      .map((side) => text.sides[side])
      .join(text.and),
  );
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <div
        role="application"
        aria-label={text.label}
        aria-describedby={openId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the focus and its keys
        tabIndex={0}
        dir="ltr"
        className={css.plot}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <Garden maze={maze} walk={walk} person={person} gates={all} opened={opened} />
      </div>
      <span id={openId} hidden>
        {text.help} {open}
      </span>
      <div className={css.side}>
        <p className={countCss.count}>
          <strong className={countCss.number}>{number(walk.steps)}</strong> {text.steps}
        </p>
        {total > 0 && <p>{text.gates(number(Math.min(opened, all.length)), number(all.length))}</p>}
        <ArrowPad onGo={go} text={text} />
        <div className={css.actions}>
          <Button
            variant="secondary"
            icon={<Lightbulb size="1.2em" />}
            isDisabled={isSolved}
            onPress={() => change(showWay(maze, latest.current))}
          >
            {text.hint}
          </Button>
          <Button variant={isSolved ? 'primary' : 'quiet'} icon={<RotateCcw size="1.2em" />} onPress={restart}>
            {text.restart}
          </Button>
        </div>
        <p role="status" className={css.said}>
          <span
            key={walk.turn}
            className={isSolved || walk.event === 'hint' || walk.event === 'gate' ? undefined : visuallyHidden}
          >
            {wordsOf(walk, text, open, number(walk.steps))}
          </span>
        </p>
      </div>
    </div>
  );
}

function wordsOf(walk: Walk, text: MazeMessages, open: string, steps: string): string {
  switch (walk.event) {
    case 'solved':
      return text.solved(steps);
    case 'hint':
      return text.hinted(walk.hint.map((side) => text.sides[side]).join(text.afterwards));
    case 'gate':
      return text.closedGate;
    case 'wall':
      return walk.blocked === null ? open : `${text.wall(text.sides[walk.blocked])} ${open}`;
    case 'start':
      // Nothing is said before anything happens; anyone who comes to the garden hears it from its description.
      return walk.turn === 0 ? '' : `${text.start} ${open}`;
    case 'step':
      return open;
  }
}
