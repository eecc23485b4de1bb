import type { QuestionDraft } from '../../../../authoring/draft.ts';
import {
  child,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  num,
  p,
  persianNumber,
  type Rng,
  row,
  step,
} from '../../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../../authoring/whole-misconceptions.ts';
import { drawnLengths, margin } from './rectangle-parallelogram-triangle-figures.ts';

const scenes: readonly ((rng: Rng) => string)[] = [
  (rng) => `این نقشهٔ باغ پدربزرگ ${child(rng)} است که با یک دیوار به دو قسمت تقسیم شده.`,
  () => 'این نقشهٔ سالن ورزش است که با یک تور به دو قسمت تقسیم شده.',
  (rng) => `این نقشهٔ کلاس ${child(rng)} است که با یک قفسه به دو قسمت تقسیم شده.`,
  (rng) => `این کیک مستطیلی ${child(rng)} است که با یک برش به دو قسمت تقسیم شده.`,
  () => 'این نقشهٔ یک پارکینگ است که با یک خط به دو قسمت تقسیم شده.',
];

/** A rectangle cut into two by a line: the second part, or the perimeter of one part, is asked for. */
export function splitFigure(rng: Rng, level: Level): QuestionDraft | null {
  const [length, width] = [rng.int(10, level === 2 ? 25 : 50), rng.int(4, 20)];
  const first = rng.int(4, length - 4);
  if (length <= width || first * 2 === length || first * 8 < length || (length - first) * 8 < length) return null;
  const rest = length - first;
  const [across, up] = drawnLengths(length, width);
  const cut = Math.min(Math.max(Math.round((across * first) / length), 70), across - 70);
  const asksArea = level === 2 || rng.chance(1, 2);
  const value = asksArea ? rest * width : 2 * (rest + width);
  const unit = asksArea ? 'سانتی‌متر مربع' : 'سانتی‌متر';
  return {
    form: 'figure',
    stem: [
      p`${rng.pick(scenes)(rng)} اندازه‌ها به سانتی‌متر است و طول همهٔ شکل ${length} سانتی‌متر است.`,
      asksArea ? p`مساحت قسمت رنگی چقدر است؟` : p`محیط قسمت رنگی چقدر است؟`,
    ],
    figure: {
      t: 'drawing',
      description: `مستطیلی که خطی عمودی آن را به دو مستطیل تقسیم کرده؛ عرض آن ${persianNumber(width)} سانتی‌متر و طول قسمت سفید ${persianNumber(first)} سانتی‌متر است و قسمت دیگر رنگی است`,
      width: across + 2 * margin,
      height: up + 2 * margin,
      shapes: [
        {
          t: 'polygon',
          points: [
            [margin, margin],
            [margin + cut, margin],
            [margin + cut, margin + up],
            [margin, margin + up],
          ],
          sides: [num(first), null, null, num(width)],
        },
        {
          t: 'polygon',
          points: [
            [margin + cut, margin],
            [margin + across, margin],
            [margin + across, margin + up],
            [margin + cut, margin + up],
          ],
          tone: 'turmeric',
        },
      ],
    },
    ...integerAnswer(value, { unit }),
    misconceptions: wholeMisconceptions(
      [
        'other-part',
        'قسمت سفید را حساب کرده',
        asksArea ? first * width : 2 * (first + width),
        line`به رنگ قسمت‌ها نگاه کن: کدام قسمت خواسته شده است؟`,
      ],
      [
        'whole-taken',
        'همهٔ مستطیل را حساب کرده',
        asksArea ? length * width : 2 * (length + width),
        line`همهٔ شکل خواسته نشده؛ فقط قسمت رنگی را می‌خواهیم.`,
      ],
      [
        'area-perimeter-swapped',
        'محیط و مساحت را به جای هم حساب کرده',
        asksArea ? 2 * (rest + width) : rest * width,
        line`دور قسمت رنگی خواسته شده یا سطح آن؟ به سؤال دوباره نگاه کن.`,
      ],
    ),
    hints: [
      hint(p`قسمت رنگی هم یک مستطیل است و عرضش با عرض همهٔ شکل یکی است.`),
      hint(p`طول قسمت رنگی را پیدا کن: طول قسمت سفید را از طول همهٔ شکل کم کن.`),
      hint(asksArea ? p`حالا طول آن را در عرضش ضرب کن.` : p`حالا طول و عرض آن را جمع کن و دو برابر کن.`),
    ],
    solution: [
      step(p`طول قسمت رنگی را پیدا می‌کنیم.`, display(row(length, '−', first, '=', rest))),
      asksArea
        ? step(p`مساحت آن ${value} ${unit} است.`, display(row(rest, '×', width, '=', value)))
        : step(
            p`محیط آن ${value} ${unit} است.`,
            display(row(rest, '+', width, '=', rest + width)),
            display(row(rest + width, '×', 2, '=', value)),
          ),
    ],
  };
}
