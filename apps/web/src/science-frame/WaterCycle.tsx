import { Button } from '@mashq/ui/actions/button';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { useState } from 'react';
import { scienceWords } from '../strings/lab/science.ts';
import { Experiment } from './Experiment.tsx';
import { stepWater, type Water, type WaterStep } from './models.ts';
import * as css from './science.css.ts';

const words = scienceWords.water;

interface Task {
  readonly says: string;
  readonly isDone: (water: Water) => boolean;
}

const TASKS: readonly Task[] = [
  { says: words.tasks.mountain, isDone: ({ mountain }) => mountain >= 3 },
  { says: words.tasks.cloud, isDone: ({ cloud, mountain }) => cloud === 2 && mountain === 1 },
  { says: words.tasks.back, isDone: ({ sea }) => sea === 6 },
];

const BEGINNING: Water = { sea: 6, vapor: 0, cloud: 0, mountain: 0 };
const STEPS = ['warm', 'cool', 'rain', 'flow'] as const satisfies readonly WaterStep[];

const drops = (count: number, x: number, y: number, gap: number) =>
  Array.from({ length: count }, (_, index) => (
    <path
      key={index}
      d={`M${x + (index % 3) * gap} ${y + Math.floor(index / 3) * 30}c8 10 10 14 10 18a10 10 0 0 1-20 0c0-4 2-8 10-18z`}
      className={css.blue}
    />
  ));

/** Water goes round and is never more or less. */
export function WaterCycle() {
  const [at, setAt] = useState(0);
  const [water, setWater] = useState(BEGINNING);
  const task = TASKS[at] ?? TASKS[0];
  const { sea, vapor, cloud, mountain } = water;
  const names = words.places;
  const summary = words.scene(formatNumber(sea), formatNumber(vapor), formatNumber(cloud), formatNumber(mountain));
  return (
    <Experiment
      name="water"
      summary={summary}
      task={task?.says ?? ''}
      tasks={TASKS.length}
      at={at}
      onNext={() => setAt((at + 1) % TASKS.length)}
      check={() => {
        const isRight = task?.isDone(water) === true;
        return { isRight, says: isRight ? words.right : words.wrong };
      }}
      scene={
        <svg viewBox="0 0 600 340" role="img" aria-label={summary} className={css.drawing}>
          <circle cx="70" cy="60" r="34" className={css.warm} />
          <path d="M330 290 450 90l140 200z" className={css.green} />
          <path d="M420 140 450 90l32 46-18 14-16-10-14 10z" className={css.muted} />
          <path d="M10 250q40-18 80 0t80 0 80 0 80 0v80H10z" className={css.paleBlue} />
          <path d="M10 250q40-18 80 0t80 0 80 0 80 0" className={css.wave} />
          {(cloud > 0 || vapor > 0) && (
            <path
              d="M220 90a34 34 0 0 1 62-20 30 30 0 0 1 54 14 26 26 0 0 1-6 50H230a24 24 0 0 1-10-44z"
              className={css.muted}
              opacity={cloud > 0 ? 1 : 0.4}
            />
          )}
          {drops(sea, 60, 272, 70)}
          {Array.from({ length: vapor }, (_, index) => (
            <path key={index} d={`M${110 + index * 30} 230q-12-16 0-32t0-32`} className={css.thin} />
          ))}
          {drops(cloud, 250, 86, 34)}
          {drops(mountain, 420, 190, 34)}
          {[
            [170, 322, names.sea],
            [80, 160, names.vapor],
            [280, 56, names.cloud],
            [470, 312, names.mountain],
          ].map(([x, y, name]) => (
            <text key={name} x={x} y={y} className={css.label}>
              {name}
            </text>
          ))}
        </svg>
      }
    >
      <Inline>
        {STEPS.map((step) => (
          <Button key={step} variant="secondary" onPress={() => setWater(stepWater(water, step))}>
            {words.steps[step]}
          </Button>
        ))}
      </Inline>
    </Experiment>
  );
}
