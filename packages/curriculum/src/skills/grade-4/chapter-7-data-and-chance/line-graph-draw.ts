import {
  type Block,
  child,
  defineSkill,
  type Figure,
  figureBlock,
  hint,
  type Level,
  line,
  type MathNode,
  type Misconception,
  misconception,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  step,
} from '../../../authoring/index.ts';
import { barHeights, heightsAnswer } from '../../../authoring/levels.ts';
import { drawSeries, lineGraph, type Series } from './question-parts/time-series-line-graphs.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'find-mistake'],
};

function table({ title, unit, labels, values }: Series): Figure {
  const math = (value: number): { t: 'math'; math: MathNode } => ({ t: 'math', math: num(value) });
  return {
    t: 'table',
    description: `جدول «${title}» به ${unit}؛ ${labels.map((label, index) => `${label}: ${persianNumber(values[index] ?? 0)}`).join('، ')}`,
    columns: ['زمان', unit],
    rows: labels.map((label, index) => [{ t: 'text', text: label }, math(values[index] ?? 0)]),
  };
}

export const lineGraphDraw = defineSkill({
  id: 'g4-line-graph-draw',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 2,
  make: (rng, level) => {
    const series = drawSeries(rng, level, 6);
    if (series === null) return null;
    const { title, unit, labels, values, from, step: size, to } = series;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const known: Misconception[] = [];
    const add = (id: string, ofTitle: string, wrong: readonly number[], message: Misconception['message']) => {
      if (wrong.every((value) => value >= from && value <= to))
        known.push(misconception(id, ofTitle, barHeights(...wrong), message));
    };
    const turned = [...values].reverse();
    add(
      'order-turned',
      'مقدارها را از سمت دیگر گذاشته',
      turned,
      line`اولین ردیف جدول، اولین نقطه از سمت چپ است. نام‌ها را یکی‌یکی دنبال کن.`,
    );
    add(
      'one-mark-higher',
      'همهٔ نقطه‌ها را یک خط بالاتر گذاشته',
      values.map((value) => value + size),
      line`عدد کنار خط‌های محور را دوباره بخوان؛ هر نقطه روی عدد خودش است.`,
    );
    add(
      'one-mark-lower',
      'همهٔ نقطه‌ها را یک خط پایین‌تر گذاشته',
      values.map((value) => value - size),
      line`عدد کنار خط‌های محور را دوباره بخوان؛ هر نقطه روی عدد خودش است.`,
    );
    const [first = 0, second = 0, ...rest] = values;
    add(
      'first-two-swapped',
      'دو نقطهٔ اول را جابه‌جا گذاشته',
      [second, first, ...rest],
      line`نقطه‌های اول را با جدول مقایسه کن: هر مقدار برای کدام نام است؟`,
    );
    if (known.length === 0) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`${name} این مقدارها را یادداشت کرده و می‌خواهد نمودار خط شکستهٔ آن را بکشد.`,
            p`نقطه‌ها را با کمک جدول سر جایشان بگذار.`,
          ];
        case 'find-mistake':
          return [
            p`${name} برای این جدول نمودار خط شکسته کشید، ولی بعضی نقطه‌ها را جای درستی نگذاشته بود.`,
            p`تو نمودار درست را بکش.`,
          ];
        default:
          return [p`جدول «${title}» را ببین و نمودار خط شکستهٔ آن را کامل کن.`];
      }
    };
    return {
      form,
      stem: stem(),
      figure: table(series),
      ...heightsAnswer(
        {
          style: 'line',
          columns: labels.map((label) => ({ label })),
          from,
          to,
          step: size,
          ...(level < 3 ? {} : { move: size / 2 }),
          unit,
        },
        values,
      ),
      misconceptions: known,
      hints: [
        hint(p`هر ردیف جدول یک نقطه است. نام آن پایین نمودار و مقدارش روی محور سمت چپ است.`),
        hint(p`ببین خط‌های محور چند تا چند تا بالا می‌روند؛ هر خط ${size} ${unit} است.`),
        hint(
          level < 3
            ? p`برای هر نام، نقطه را روی خط مقدار خودش ببر.`
            : p`اگر مقداری میان دو عدد محور است، نقطه را درست میان دو خط بگذار.`,
        ),
      ],
      solution: [
        step(p`هر خط محور ${size} ${unit} است. از جدول مقدار هر نام را می‌خوانیم و نقطه را روبه‌روی همان عدد می‌گذاریم.`),
        step(
          p`نقطه‌ها از سمت چپ اینجا هستند: ${values.map((value) => persianNumber(value)).join('، ')}.`,
          figureBlock(lineGraph(series)),
        ),
      ],
    };
  },
});
