import { defineSkill, type Figure, type Level, line, onChart, persianNumber, row } from '../../../authoring/index.ts';
import { askReading } from './question-parts/chart-reading-questions.ts';
import { drawGroups, surveys } from './question-parts/surveys.ts';

const rowsOf: Readonly<Record<Level, readonly number[]>> = { 1: [2, 3], 2: [3, 4], 3: [3, 4, 5], 4: [4, 5] };
const mostOf: Readonly<Record<Level, number>> = { 1: 12, 2: 19, 3: 24, 4: 30 };

function strokes(count: number): string {
  const [bundles, rest] = [Math.floor(count / 5), count % 5];
  const statement = [
    ...(bundles > 0 ? [`${persianNumber(bundles)} دستهٔ پنج‌تایی`] : []),
    ...(rest > 0 ? [`${persianNumber(rest)} خط`] : []),
  ];
  return statement.join(' و ');
}

export const tallyRead = defineSkill({
  id: 'g3-tally-read',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onChart],
  revision: 10,
  make: (rng, level) => {
    const survey = rng.pick(surveys);
    const labels = drawGroups(rng, survey, rng.pick(rowsOf[level]));
    const values = labels.map(() => rng.int(level === 1 ? 2 : 4, mostOf[level]));
    if (new Set(values).size < values.length || Math.max(...values) < 6) return null;
    const figure: Figure = {
      t: 'tally',
      description: `جدول چوب‌خط «${survey.title}»؛ ${labels.map((label, index) => `${label}: ${strokes(values[index] ?? 0)}`).join('، ')}`,
      title: survey.title,
      rows: labels.map((label, index) => ({ label, count: values[index] ?? 0 })),
    };
    return askReading(rng, level, {
      survey,
      labels,
      values,
      figure,
      source: 'جدول',
      howItIsRead: line`هر دستهٔ چوب‌خط، با خطی که روی آن کشیده شده، ${5} تاست. دسته‌ها را پنج‌تا پنج‌تا می‌شماریم و خط‌های تکی را به آن اضافه می‌کنیم.`,
      howToRead: line`هر دستهٔ چوب‌خط، با خطی که روی آن کشیده شده، ${5} تاست. دسته‌ها را پنج‌تا پنج‌تا بشمار و خط‌های تکی را به آن اضافه کن.`,
      working: (value) =>
        value < 5
          ? null
          : value % 5 === 0
            ? row(value / 5, '×', 5)
            : row(Math.floor(value / 5), '×', 5, '+', value % 5),
      misreadings: [
        {
          id: 'bundles-as-four',
          title: 'هر دستهٔ پنج‌تایی را چهار تا شمرده',
          message: line`خطی که روی چهار خط کشیده شده هم یکی به حساب می‌آید.`,
          read: (value) => value - Math.floor(value / 5),
        },
        {
          id: 'bundles-as-one',
          title: 'هر دسته را یکی شمرده',
          message: line`هر دسته چند خط دارد؟ خط‌های داخل یک دسته را بشمار.`,
          read: (value) => Math.floor(value / 5) + (value % 5),
        },
        {
          id: 'bundles-as-ten',
          title: 'هر دسته را ده تا شمرده',
          message: line`خط‌های داخل یک دسته را یکی‌یکی بشمار؛ ده تا نیستند.`,
          read: (value) => value + Math.floor(value / 5) * 5,
        },
        {
          id: 'single-strokes-left-out',
          title: 'خط‌های تکی را نشمرده',
          message: line`بعد از دسته‌ها، خط‌های تکی را هم بشمار.`,
          read: (value) => value - (value % 5),
        },
      ],
      most: 150,
    });
  },
});
