import { Slider } from '@mashq/ui/forms/slider';
import { formatNumber } from '@mashq/ui/i18n';
import { useState } from 'react';
import { scienceWords } from '../strings/lab/science.ts';
import { Experiment } from './Experiment.tsx';
import { shadowHeight } from './models.ts';
import * as css from './science.css.ts';

const words = scienceWords.shadow;

/** How many times the object the shadow is to be. */
const TASKS = [2, 3, 5] as const;
const WALL = 240;
const HEIGHT = 12;
/** Pixels of a centimeter, across and up. */
const [ACROSS, UP] = [2.1, 3.2];
const [LAMP_X, FLOOR] = [50, 280];

/** Light and shadow: similar triangles. */
export function Shadow() {
  const [at, setAt] = useState(0);
  const [distance, setDistance] = useState(200);
  const shadow = shadowHeight({ toObject: distance, toWall: WALL, height: HEIGHT });
  const times = TASKS[at] ?? TASKS[0];
  const [objectX, wallX] = [LAMP_X + distance * ACROSS, LAMP_X + WALL * ACROSS];
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
          <path d={`M${LAMP_X} ${FLOOR}L${wallX} ${FLOOR - shadow * UP}V${FLOOR}z`} className={css.glow} />
          <rect x={wallX} y="20" width="16" height={FLOOR - 20} className={css.muted} />
          <rect x={wallX - 3} y={FLOOR - shadow * UP} width="10" height={shadow * UP} className={css.shade} />
          <path d={`M${LAMP_X} ${FLOOR}L${wallX} ${FLOOR - shadow * UP}`} className={css.ray} />
          <path d={`M20 ${FLOOR}H590`} className={css.line} />
          <circle cx={LAMP_X} cy={FLOOR - 8} r="16" className={css.warm} />
          <rect x={objectX - 8} y={FLOOR - HEIGHT * UP} width="16" height={HEIGHT * UP} rx="6" className={css.accent} />
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
