import { defineSkill, type Figure, type Level, line, onChart, persianNumber } from '../../../authoring/index.ts';
import { askReading } from './question-parts/chart-reading-questions.ts';
import { drawGroups, surveys } from './question-parts/surveys.ts';

const barsOf: Readonly<Record<Level, readonly number[]>> = { 1: [3], 2: [3, 4], 3: [4, 5], 4: [4, 5, 6] };
const stepsOf: Readonly<Record<Level, readonly number[]>> = { 1: [1, 2], 2: [2, 5, 10], 3: [2, 5, 10], 4: [2, 10] };
const marks = 10;

export const barRead = defineSkill({
  id: 'g3-bar-read',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onChart],
  revision: 13,
  commonMistakes: ['marks-counted', 'one-mark-low'],
  make: (rng, level) => {
    const survey = rng.pick(surveys);
    const labels = drawGroups(rng, survey, rng.pick(barsOf[level]));
    const size = rng.pick(stepsOf[level]);
    // At level 4 a bar may end halfway between two marks.
    const values = labels.map(() =>
      level < 4 ? rng.int(1, marks - 1) * size : (rng.int(2, marks * 2 - 2) * size) / 2,
    );
    if (new Set(values).size < values.length) return null;
    const climb = size === 1 ? 'یکی‌یکی' : `${persianNumber(size)}تا ${persianNumber(size)}تا`;
    const figure: Figure = {
      t: 'bar-chart',
      description: `نمودار ستونی «${survey.title}»؛ ${labels.map((label, index) => `${label}: ${persianNumber(values[index] ?? 0)}`).join('، ')}`,
      title: survey.title,
      step: size,
      to: size * marks,
      unit: survey.unit,
      bars: labels.map((label, index) => ({ label, value: values[index] ?? 0 })),
    };
    return askReading(rng, level, {
      survey,
      labels,
      values,
      figure,
      source: 'نمودار',
      howToRead:
        level < 4
          ? line`عددهای کنار نمودار ${climb} بالا می‌روند. از سرِ هر ستون به سمت عددها برو و ببین روبه‌روی کدام عدد است.`
          : line`عددهای کنار نمودار ${climb} بالا می‌روند. ستونی که سرش میان دو خط است، عددِ وسط آن دو را نشان می‌دهد.`,
      misreadings: [
        {
          id: 'marks-counted',
          title: 'خط‌ها را شمرده، نه عددهای کنارشان را',
          message: line`هر خط چند تا را نشان می‌دهد؟ عددهای کنار نمودار را بخوان.`,
          read: (value) => (value % size === 0 ? value / size : null),
        },
        {
          id: 'one-mark-low',
          title: 'یک خط پایین‌تر خوانده',
          message: line`انگشتت را سرِ ستون بگذار و صاف به سمت عددها برو.`,
          // Nobody reads nothing at a column that is drawn.
          read: (value) => (value > size ? value - size : null),
        },
        {
          id: 'half-mark-overlooked',
          title: 'نصف فاصلهٔ دو خط را حساب نکرده',
          message: line`سرِ ستون درست روی خط است یا میان دو خط؟ با دقت نگاه کن.`,
          read: (value) => value - (value % size),
        },
      ],
      most: 200,
    });
  },
});
