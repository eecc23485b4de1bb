import { Switch } from '@mashq/ui/forms/switch';
import { formatNumber } from '@mashq/ui/i18n';
import { useState } from 'react';
import { scienceWords } from '../strings/science.ts';
import { Experiment } from './Experiment.tsx';
import { type Circuit, litLamps } from './physics.ts';
import * as css from './science.css.ts';

const words = scienceWords.circuit;

interface Task {
  readonly says: string;
  readonly isDone: (circuit: Circuit) => boolean;
}

const TASKS: readonly Task[] = [
  { says: words.tasks.first, isDone: (circuit) => litLamps(circuit).first && !litLamps(circuit).second },
  { says: words.tasks.both, isDone: (circuit) => litLamps(circuit).first && litLamps(circuit).second },
  { says: words.tasks.none, isDone: ({ main, first, second }) => !main && first && second },
];

const OPEN: Circuit = { main: false, first: false, second: false };

/** A battery, three switches and two lamps side by side. */
export function CircuitBoard() {
  const [at, setAt] = useState(0);
  const [circuit, setCircuit] = useState(OPEN);
  const lit = litLamps(circuit);
  const task = TASKS[at] ?? TASKS[0];
  const name = (isLit: boolean) => (isLit ? words.on : words.off);
  const switches = [
    ['main', words.main],
    ['first', words.firstSwitch],
    ['second', words.secondSwitch],
  ] as const;
  const summary = words.scene(name(lit.first), name(lit.second));
  return (
    <Experiment
      name="circuit"
      summary={summary}
      task={task?.says ?? ''}
      tasks={TASKS.length}
      at={at}
      onNext={() => setAt((at + 1) % TASKS.length)}
      check={() => {
        const isRight = task?.isDone(circuit) === true;
        return { isRight, says: isRight ? words.right : words.wrong };
      }}
      scene={
        <svg viewBox="0 0 600 340" role="img" aria-label={summary} className={css.drawing}>
          <path d="M80 250V60h140M300 60h200v60M80 250v40h420v-16" className={css.line} />
          <path d="M340 60v60M340 274v16M500 274v16" className={css.line} />
          <rect x="55" y="140" width="50" height="80" rx="8" className={css.green} />
          <rect x="68" y="128" width="24" height="14" rx="4" className={css.solid} />
          <Contact x={220} y={60} isClosed={circuit.main} isFlat />
          <text x="260" y="104" className={css.label}>
            {words.main}
          </text>
          {[
            { x: 340, isLit: lit.first, isClosed: circuit.first, number: 1 },
            { x: 500, isLit: lit.second, isClosed: circuit.second, number: 2 },
          ].map(({ x, isLit, isClosed, number }) => (
            <g key={number}>
              <Contact x={x} y={120} isClosed={isClosed} />
              <Bulb x={x} isLit={isLit} />
              <text x={x + 56} y="244" className={css.label}>
                {formatNumber(number)}
              </text>
            </g>
          ))}
        </svg>
      }
    >
      {switches.map(([key, label]) => (
        <Switch
          key={key}
          isSelected={circuit[key]}
          onChange={(isClosed) => setCircuit({ ...circuit, [key]: isClosed })}
          description={circuit[key] ? words.closed : words.open}
        >
          {label}
        </Switch>
      ))}
    </Experiment>
  );
}

/** A lamp under the end of its switch at 200: glass, the wire that glows, and the foot. */
function Bulb({ x, isLit }: { x: number; isLit: boolean }) {
  return (
    <>
      {isLit && (
        <>
          <circle cx={x} cy="234" r="44" className={css.glow} />
          <path
            d={`M${x - 38} 234h-12M${x - 27} 207l-9-9M${x + 27} 207l9-9M${x - 27} 261l-9 9M${x + 27} 261l9 9`}
            className={css.beam}
          />
        </>
      )}
      <circle cx={x} cy="234" r="26" className={isLit ? css.warm : css.muted} />
      <path d={`M${x - 9} 256l-3-22 6 7 6-7 6 7 6-7-3 22`} className={isLit ? css.hotWire : css.thin} />
      <rect x={x - 12} y="256" width="24" height="18" rx="4" className={css.solid} />
    </>
  );
}

/** A switch of 80 px in the line: across, or down. */
function Contact({ x, y, isClosed, isFlat = false }: { x: number; y: number; isClosed: boolean; isFlat?: boolean }) {
  const angle = isClosed ? 0 : -28;
  return (
    <g style={{ transform: `translate(${x}px, ${y}px) rotate(${isFlat ? 0 : 90}deg)` }}>
      <g className={css.turning} style={{ transform: `rotate(${angle}deg)` }}>
        <path d="M0 0H78" className={css.wave} />
      </g>
      <circle r="8" className={css.solid} />
      <circle cx="80" r="8" className={css.solid} />
    </g>
  );
}
