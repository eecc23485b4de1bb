import { Switch } from '@mashq/ui/forms/switch';
import { formatNumber } from '@mashq/ui/i18n';
import { useState } from 'react';
import { scienceWords } from '../strings/lab/science.ts';
import { Experiment } from './Experiment.tsx';
import { type Circuit, litLamps } from './models.ts';
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
          <path d="M80 250V60h140M300 60h200v60M80 250v40h420v-40" className={css.line} />
          <path d="M340 60v60M340 250v40M500 250v40" className={css.line} />
          <rect x="55" y="140" width="50" height="80" rx="8" className={css.green} />
          <rect x="68" y="128" width="24" height="14" rx="4" className={css.solid} />
          <Contact x={220} y={60} isClosed={circuit.main} isFlat />
          {[
            { x: 340, isLit: lit.first, isClosed: circuit.first, number: 1 },
            { x: 500, isLit: lit.second, isClosed: circuit.second, number: 2 },
          ].map(({ x, isLit, isClosed, number }) => (
            <g key={number}>
              <Contact x={x} y={120} isClosed={isClosed} />
              {isLit && <circle cx={x} cy="220" r="48" className={css.glow} />}
              <circle cx={x} cy="220" r="28" className={isLit ? css.warm : css.muted} />
              <text x={x} y="226" className={css.label}>
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
