import { type Figure, persianNumber, type Rng } from '../../../../authoring/index.ts';
import type { Survey } from './surveys.ts';

/** Equal sectors shared among some groups, each with one at least and none with more than half and one. */
export function drawParts(rng: Rng, sectors: number, groups: number): readonly number[] | null {
  const parts = Array.from({ length: groups - 1 }, () => rng.int(1, Math.ceil(sectors / 2)));
  const last = sectors - parts.reduce((sum, part) => sum + part, 0);
  return last < 1 || last > sectors / 2 + 1 ? null : [...parts, last];
}

/** A circle of equal sectors with a legend of its groups. */
export function pieOf(survey: Survey, labels: readonly string[], parts: readonly number[]): Figure {
  const sectors = parts.reduce((sum, part) => sum + part, 0);
  return {
    t: 'pie',
    description: `نمودار دایره‌ای «${survey.title}» با ${persianNumber(sectors)} قسمت مساوی؛ ${labels.map((label, index) => `${label}: ${persianNumber(parts[index] ?? 0)} قسمت`).join('، ')}`,
    title: survey.title,
    slices: labels.map((label, index) => ({ label, parts: parts[index] ?? 0 })),
  };
}
