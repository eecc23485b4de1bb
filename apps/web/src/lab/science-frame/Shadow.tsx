import { Slider } from '@mashq/ui/forms/slider';
import { formatNumber } from '@mashq/ui/i18n';
import { useState } from 'react';
import { scienceWords } from '../strings/science.ts';
import { Experiment } from './Experiment.tsx';
import { shadowHeight } from './physics.ts';
import * as css from './science.css.ts';

const words = scienceWords.shadow;

/** How many times the object the shadow is to be. */
const TASKS = [2, 3, 5] as const;
const WALL = 240;
const HEIGHT = 12;
/** Pixels of a centimeter, across and up. */
const [ACROSS, UP] = [2.1, 3.2];
const [LAMP_X, FLOOR] = [50, 280];
/** Top of the wall, and how many marks it has. */
const [TOP, MARKS] = [20, 6];

/** Light and shadow: similar triangles. */
export function Shadow() {
  const [at, setAt] = useState(0);
  const [distance, setDistance] = useState(200);
  const shadow = shadowHeight({ toObject: distance, toWall: WALL, height: HEIGHT });
  const times = TASKS[at] ?? TASKS[0];
  const [objectX, wallX] = [LAMP_X + distance * ACROSS, LAMP_X + WALL * ACROSS];
  const [objectTop, shadowTop] = [FLOOR - HEIGHT * UP, FLOOR - shadow * UP];
  const summary = words.scene(formatNumber(HEIGHT), formatNumber(Math.round(shadow)));
  return (
    <Experiment
      name="shadow"
      summary={summary}
      task={words.task(formatNumber(times))}
      tasks={TASKS.length}
      at={at}
      onNext={() => setAt((at + 1) % TASKS.length)}
      check={() => {
        const off = shadow / HEIGHT - times;
        if (Math.abs(off) < 0.05) return { isRight: true, says: words.right };
        return { isRight: false, says: off < 0 ? words.small : words.large };
      }}
      scene={
        <svg viewBox="0 0 600 320" role="img" aria-label={summary} className={css.drawing}>
          {/* Light fills everything as high as the wall but what the object keeps from it. */}
          <path d={`M${LAMP_X} ${FLOOR}L${wallX} ${TOP}V${FLOOR}z`} className={css.glow} />
          <path d={`M${objectX} ${FLOOR}V${objectTop}L${wallX} ${shadowTop}V${FLOOR}z`} className={css.shade} />
          <path d={`M${LAMP_X} ${FLOOR}L${wallX} ${shadowTop}`} className={css.ray} />
          <rect x={wallX} y={TOP} width="26" height={FLOOR - TOP} className={css.muted} />
          <rect x={wallX} y={shadowTop} width="12" height={FLOOR - shadowTop} className={css.dark} />
          {/* Marks as far apart as the object is high, to measure the shadow by. */}
          {Array.from({ length: MARKS }, (_, index) => FLOOR - (index + 1) * HEIGHT * UP).map((y) => (
            <path key={y} d={`M${wallX + 14} ${y}h12`} className={css.thin} />
          ))}
          <path d="M20 280H590" className={css.line} />
          <path
            d={`M${LAMP_X} ${FLOOR - 32}v-14M${LAMP_X - 24} ${FLOOR - 22}l-10-10M${LAMP_X + 24} ${FLOOR - 22}l10-10`}
            className={css.beam}
          />
          <path d={`M${LAMP_X - 22} ${FLOOR - 2}a22 22 0 0 1 44 0z`} className={css.warm} />
          <path d={`M${objectX - 11} ${FLOOR - 2}q2-14 7-18h8q5 4 7 18z`} className={css.accent} />
          <circle cx={objectX} cy={objectTop + 10} r="10" className={css.accent} />
          <text x={LAMP_X} y={FLOOR + 30} className={css.label}>
            {words.lamp}
          </text>
          <text x={wallX} y={FLOOR + 30} className={css.label}>
            {words.wall}
          </text>
        </svg>
      }
    >
      <Slider
        label={words.distance}
        minValue={48}
        maxValue={WALL}
        step={4}
        value={distance}
        onChange={setDistance}
        format={(value) => words.distanceValue(formatNumber(value))}
      />
    </Experiment>
  );
}
