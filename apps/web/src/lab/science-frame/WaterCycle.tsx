import { Button } from '@mashq/ui/actions/button';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { useState } from 'react';
import { scienceWords } from '../strings/science.ts';
import { Experiment } from './Experiment.tsx';
import { stepWater, type Water, type WaterStep } from './physics.ts';
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
          <defs>
            <marker
              id="way"
              viewBox="0 0 10 10"
              refX="8"
              refY="5"
              markerWidth="14"
              markerHeight="14"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M1 1 9 5 1 9" className={css.thin} />
            </marker>
          </defs>
          <path
            d="M70 14v-10M70 114v10M20 64h-10M120 64h10M35 29l-7-7M105 29l7-7M35 99l-7 7M105 99l7 7"
            className={css.beam}
          />
          <circle cx="70" cy="64" r="34" className={css.warm} />
          <path d="M10 250q40-18 80 0t80 0 80 0 110 0v80H10z" className={css.paleBlue} />
          <path d="M10 250q40-18 80 0t80 0 80 0 110 0" className={css.shore} />
          <path d="M240 330 366 160l92 170z" className={css.paleGreen} />
          <path d="M300 330 450 90l146 240z" className={css.green} />
          <path d="M420 138 450 90l32 52-18 12-16-10-14 10z" className={css.muted} />
          {/* The river, from the snow to the sea. */}
          <path d="M424 182c-30 18 8 40-20 66s-52 20-84 42" className={css.river} />
          <path d="M150 236c0-40 20-70 52-96" className={css.way} markerEnd="url(#way)" />
          <path d="M378 92c20 4 32 12 42 26" className={css.way} markerEnd="url(#way)" />
          <path
            d="M209 91a43 43 0 0 1 78-25 38 38 0 0 1 67 17 33 33 0 0 1-7 63H222a30 30 0 0 1-13-55z"
            className={cloud > 0 ? css.cloud : css.noCloud}
          />
          {drops(sea, 60, 264, 60)}
          {Array.from({ length: vapor }, (_, index) => (
            <path key={index} d={`M${96 + index * 26} 232q-12-16 0-32t0-32`} className={css.vapor} />
          ))}
          {drops(cloud, 248, 84, 34)}
          {drops(mountain, 440, 176, 30)}
          {[
            [232, 314, names.sea],
            [48, 214, names.vapor],
            [286, 34, names.cloud],
          ].map(([x, y, name]) => (
            <text key={name} x={x} y={y} className={css.label}>
              {name}
            </text>
          ))}
          <text x="452" y="306" className={css.labelOnGreen}>
            {names.mountain}
          </text>
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
