import { Slider } from '@mashq/ui/forms/slider';
import { formatNumber } from '@mashq/ui/i18n';
import { useState } from 'react';
import { scienceWords } from '../strings/science.ts';
import { Experiment } from './Experiment.tsx';
import { tilt, torque, type Weight } from './physics.ts';
import * as css from './science.css.ts';

const words = scienceWords.balance;

/** Each has one whole place that balances it. */
const TASKS = [
  { left: 3, at: 4, right: 2 },
  { left: 2, at: 3, right: 1 },
  { left: 4, at: 5, right: 5 },
] as const;

const PLACES = 6;
const STEP = 42;

/** The law of the lever. */
export function LeverBalance() {
  const [at, setAt] = useState(0);
  const [place, setPlace] = useState(1);
  const task = TASKS[at] ?? TASKS[0];
  const left: Weight = { mass: task.left, place: -task.at };
  const right: Weight = { mass: task.right, place };
  const angle = tilt([left, right]);
  const side = angle === 0 ? 'even' : angle > 0 ? 'right' : 'left';
  const products = [task.left * task.at, task.right * place].map((product) => formatNumber(product));
  const summary = words.scene(words.tilts[side]);
  return (
    <Experiment
      name="balance"
      summary={summary}
      task={words.task(formatNumber(task.left), formatNumber(task.at), formatNumber(task.right))}
      tasks={TASKS.length}
      at={at}
      onNext={() => {
        setAt((at + 1) % TASKS.length);
        setPlace(1);
      }}
      check={() => {
        const isRight = torque([left, right]) === 0;
        return {
          isRight,
          says: isRight ? words.right(products[0] ?? '') : words.wrong(products[0] ?? '', products[1] ?? ''),
        };
      }}
      scene={
        <svg viewBox="0 0 600 320" role="img" aria-label={summary} className={css.drawing}>
          <path d="M300 170 250 290h100z" className={css.muted} />
          <path d="M60 292h480" className={css.line} />
          <g className={css.turning} style={{ transform: `rotate(${angle}deg)`, transformOrigin: '300px 165px' }}>
            <rect x="30" y="158" width="540" height="14" rx="7" className={css.accent} />
            {Array.from({ length: PLACES * 2 + 1 }, (_, index) => index - PLACES).map((mark) => (
              <path key={mark} d={`M${300 + mark * STEP} 172v10`} className={css.thin} />
            ))}
            {[left, right].map(({ mass, place: where }) => {
              const size = 34 + mass * 6;
              const x = 300 + where * STEP;
              return (
                <g key={where}>
                  <rect x={x - size / 2} y={158 - size} width={size} height={size} rx="8" className={css.warm} />
                  <text x={x} y={158 - size / 2 + 8} className={css.labelOnWarm}>
                    {formatNumber(mass)}
                  </text>
                </g>
              );
            })}
          </g>
        </svg>
      }
    >
      <Slider label={words.place} minValue={1} maxValue={PLACES} value={place} onChange={setPlace} />
    </Experiment>
  );
}
