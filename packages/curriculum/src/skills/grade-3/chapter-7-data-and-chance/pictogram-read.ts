import { defineSkill, type Figure, type Level, line, onChart, persianNumber, row } from '../../../authoring/index.ts';
import { askReading } from './question-parts/chart-reading-questions.ts';
import { drawGroups, surveys } from './question-parts/surveys.ts';

const rowsOf: Readonly<Record<Level, readonly number[]>> = { 1: [3], 2: [3, 4], 3: [3, 4], 4: [4, 5] };
const eachOf: Readonly<Record<Level, readonly number[]>> = { 1: [2, 5], 2: [2, 5, 10], 3: [2, 10, 20], 4: [10, 20] };

function pictures(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return `${persianNumber(whole)} شکل`;
  return whole === 0 ? 'نصف شکل' : `${persianNumber(whole)} شکل و نصف`;
}

export const pictogramRead = defineSkill({
  id: 'g3-pictogram-read',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onChart],
  revision: 14,
  make: (rng, level) => {
    const survey = rng.pick(surveys);
    const labels = drawGroups(rng, survey, rng.pick(rowsOf[level]));
    const each = rng.pick(eachOf[level]);
    const withHalves = level > 1 && each !== 5 && (level > 2 || rng.chance(1, 2));
    const halves = labels.map(() => (withHalves ? rng.int(2, 15) : rng.int(1, 8) * 2));
    if (new Set(halves).size < halves.length) return null;
    if (level > 2 && halves.every((one) => one % 2 === 0)) return null;
    // No two rows together are as long as another.
    if (halves.some((one, index) => halves.slice(index + 1).some((other) => halves.includes(one + other)))) return null;
    const values = halves.map((one) => (one * each) / 2);
    const figure: Figure = {
      t: 'pictogram',
      description: `نمودار تصویری «${survey.title}»، هر شکل ${persianNumber(each)} ${survey.unit}؛ ${labels.map((label, index) => `${label}: ${pictures(halves[index] ?? 0)}`).join('، ')}`,
      title: survey.title,
      shape: survey.heading === 'میوه' ? 'apple' : rng.pick(['circle', 'square', 'star']),
      each,
      unit: survey.unit,
      rows: labels.map((label, index) => ({ label, halves: halves[index] ?? 0 })),
    };
    return askReading(rng, level, {
      survey,
      labels,
      values,
      figure,
      source: 'نمودار',
      howToRead: withHalves
        ? line`راهنمای پایین نمودار می‌گوید هر شکل ${each} ${survey.unit} است؛ پس نصف شکل، ${each / 2} ${survey.unit} است.`
        : line`راهنمای پایین نمودار می‌گوید هر شکل ${each} ${survey.unit} است؛ پس شکل‌ها را ${each} تا ${each} تا بشمار.`,
      working: (value) =>
        value < each
          ? null
          : value % each === 0
            ? row(value / each, '×', each)
            : row(Math.floor(value / each), '×', each, '+', value % each),
      misreadings: [
        {
          id: 'pictures-counted',
          title: 'شکل‌ها را یکی‌یکی شمرده',
          message: line`هر شکل فقط یکی را نشان نمی‌دهد. راهنمای پایین نمودار را بخوان.`,
          // As many as each picture shows is the number beside the chart.
          read: (value) => (value % each === 0 && value / each !== each ? value / each : null),
        },
        {
          id: 'half-as-whole',
          title: 'نصف شکل را یک شکل کامل شمرده',
          message: line`شکلی که نصف آن کشیده شده، نصفِ یک شکل کامل ارزش دارد.`,
          read: (value) => Math.ceil(value / each) * each,
        },
        {
          id: 'half-left-out',
          title: 'نصف شکل را نشمرده',
          message: line`نصف شکل را هم حساب کن؛ نصفِ یک شکل کامل ارزش دارد.`,
          read: (value) => Math.floor(value / each) * each,
        },
        {
          id: 'half-as-one',
          title: 'برای نصف شکل، فقط یکی اضافه کرده',
          message: line`نصفِ یک شکل کامل چند تا می‌شود؟ راهنمای پایین نمودار را بخوان.`,
          read: (value) => Math.floor(value / each) * each + (value % each === 0 ? 0 : 1),
        },
      ],
      most: 700,
    });
  },
});
