import {
  type Block,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  onChart,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { isSlip, wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { drawSeries, labelAt, lineGraph, valueAt } from './question-parts/time-series-line-graphs.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'compare'],
  2: ['figure', 'compare', 'reverse'],
  3: ['figure', 'compare', 'reverse', 'find-mistake'],
  4: ['compare', 'reverse', 'find-mistake', 'story'],
};

export const lineGraphRead = defineSkill({
  id: 'g4-line-graph-read',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onChart],
  revision: 12,
  commonMistakes: ['marks-counted', 'one-mark-off', 'half-read-as-mark'],
  make: (rng, level) => {
    const series = drawSeries(rng, level);
    if (series === null) return null;
    const { values, unit, of, step: size } = series;
    const [i = 0, j = 1] = rng.sample(
      values.map((_, index) => index),
      2,
    );
    const [a, b] = [valueAt(series, i), valueAt(series, j)];
    const form = rng.pick(formsOf[level]);
    const isDifference = form === 'compare' || form === 'find-mistake';
    const sum = values.reduce((all, value) => all + value, 0);
    // What is compared is not read at a point.
    if (
      (isDifference && (a <= b || values.includes(a - b))) ||
      (form === 'reverse' && values.filter((value) => value === a).length > 1)
    )
      return null;
    // 18 degrees is looked for at «ساعت ۱۸», too, and read off there.
    const isNamed = series.labels.some((label) => label.endsWith(` ${persianNumber(a)}`));
    if (isNamed && (form === 'figure' || form === 'reverse')) return null;
    const answer = isDifference ? a - b : form === 'reverse' ? i + 1 : form === 'story' ? sum : a;
    const [first, second] = [labelAt(series, i), labelAt(series, j)];
    const shown = a + b;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'compare':
          return [p`به نمودار نگاه کن. ${of} ${first} چند ${unit} بیشتر از ${of} ${second} است؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} با نگاه به نمودار گفت: «${of} ${first} به اندازهٔ ${shown} ${unit} بیشتر از ${of} ${second} است.» ولی اشتباه کرده است.`,
            p`${of} ${first} چند ${unit} بیشتر است؟`,
          ];
        case 'reverse':
          return [
            p`به نمودار نگاه کن و نقطه‌ها را از سمت چپ بشمار. چندمین نقطه ${a} ${unit} را نشان می‌دهد؟ شمارهٔ نقطه را بنویس.`,
          ];
        case 'story':
          return [p`به نمودار نگاه کن. همهٔ مقدارهای نمودار روی هم چند ${unit} است؟`];
        default:
          return [p`به نمودار نگاه کن. ${of} ${first} چند ${unit} است؟`];
      }
    };
    const neighbour = valueAt(series, i === 0 ? 1 : i - 1);
    return {
      form,
      stem: stem(),
      figure: lineGraph(series),
      ...integerAnswer(answer, form === 'reverse' ? {} : { unit }),
      misconceptions:
        form === 'reverse'
          ? wholeMisconceptions(
              ['counted-from-the-right', 'از سمت راست شمرده', values.length - i, line`نقطه‌ها را از سمت چپ بشمار.`],
              [
                'neighbour-place-written',
                'نقطهٔ کناری را نوشته',
                i === 0 ? 2 : i,
                line`از عددِ محور به راست برو تا به نقطه برسی، بعد شماره‌اش را بشمار.`,
              ],
              [
                'next-point',
                'نقطهٔ بعدی را نوشته',
                i === 0 || i + 2 > values.length ? null : i + 2,
                line`از عددِ محور به راست برو تا به نقطه برسی، بعد شماره‌اش را بشمار.`,
              ],
            )
          : form === 'story'
            ? wholeMisconceptions(
                [
                  'one-point-left-out',
                  'یکی از مقدارها را جا انداخته',
                  sum - valueAt(series, values.length - 1),
                  line`همهٔ نقطه‌ها را یکی‌یکی علامت بزن تا هیچ‌کدام جا نماند.`,
                ],
                [
                  'first-point-left-out',
                  'مقدار اول را جا انداخته',
                  sum - valueAt(series, 0),
                  line`همهٔ نقطه‌ها را یکی‌یکی علامت بزن تا هیچ‌کدام جا نماند.`,
                ],
                [
                  'highest-written',
                  'بیشترین مقدار را نوشته',
                  Math.max(...values),
                  line`سؤال همهٔ مقدارها را روی هم می‌خواهد.`,
                ],
              )
            : isDifference
              ? wholeMisconceptions(
                  [
                    'values-added',
                    'به جای تفریق، دو مقدار را جمع کرده',
                    a + b,
                    line`این دو مقدار را جمع کرده‌ای. سؤال می‌پرسد چقدر با هم فرق دارند.`,
                  ],
                  ['one-value-only', 'فقط مقدار بزرگ‌تر را خوانده', a, line`مقدار دوم را هم بخوان و از اولی کم کن.`],
                  [
                    'other-value-only',
                    'فقط مقدار کوچک‌تر را خوانده',
                    b,
                    line`مقدار اول را هم بخوان و این را از آن کم کن.`,
                  ],
                  [
                    'marks-counted',
                    'خط‌های محور را به جای مقدار شمرده',
                    (a - b) / size,
                    line`هر خط محور چند ${unit} را نشان می‌دهد؟ آن را هم حساب کن.`,
                  ],
                  [
                    'difference-one-mark-more',
                    'اختلاف را به اندازهٔ یک خط بیشتر گرفته',
                    isSlip(size) ? null : a - b + size,
                    line`هر دو نقطه را دوباره بخوان: از نقطه درست به چپ برو تا به عدد محور برسی.`,
                  ],
                )
              : wholeMisconceptions(
                  [
                    'neighbour-point',
                    'نقطهٔ کناری را خوانده',
                    neighbour,
                    line`اول نام را پایین نمودار پیدا کن و از آنجا درست به بالا برو.`,
                  ],
                  [
                    'half-read-as-mark',
                    'نقطهٔ میان دو خط را روی خط بالایی خوانده',
                    a % size === series.from % size ? null : a + size / 2,
                    line`نقطه میان دو خط است؛ پس عددش هم میان دو عدد است.`,
                  ],
                  ['one-mark-off', 'یک خط بالاتر خوانده', a + size, line`از نقطه درست به چپ برو تا به عدد محور برسی.`],
                  [
                    'marks-counted',
                    'خط‌های محور را به جای مقدار شمرده',
                    (a - series.from) / size,
                    line`هر خط محور چند ${unit} را نشان می‌دهد؟ عدد کنار محور را بخوان.`,
                  ],
                ),
      hints: [
        hint(
          form === 'reverse'
            ? p`این بار مقدار را داریم و نقطهٔ آن را می‌خواهیم. ${a} را روی محور سمت چپ پیدا کن.`
            : p`پایین نمودار نام‌ها و سمت چپ آن مقدارها نوشته شده است. ببین خط‌های محور چند تا چند تا بالا می‌روند.`,
        ),
        form === 'reverse'
          ? hint(p`از همان‌جا به راست برو تا به یکی از نقطه‌ها برسی.`)
          : hint(p`از نام به بالا برو تا به نقطه برسی و از نقطه به چپ برو تا مقدار را روی محور بخوانی.`),
        form === 'reverse'
          ? hint(p`نقطه‌ها را از سمت چپ بشمار تا به آن برسی.`)
          : form === 'story'
            ? hint(p`مقدار همهٔ نقطه‌ها را بخوان و با هم جمع کن.`)
            : isDifference
              ? hint(p`هر دو مقدار را بخوان و از هم کم کن.`)
              : hint(p`اگر نقطه میان دو خط است، مقدارش هم میان دو عدد است.`),
      ],
      solution:
        form === 'reverse'
          ? [
              step(p`${a} ${unit} را روی محور پیدا می‌کنیم و به راست می‌رویم؛ به نقطهٔ ${first} می‌رسیم.`),
              step(p`این نقطه از سمت چپ نقطهٔ شمارهٔ ${answer} است.`),
            ]
          : form === 'story'
            ? [
                step(p`مقدار همهٔ نقطه‌ها را از روی محور می‌خوانیم.`),
                step(
                  p`آن‌ها را با هم جمع می‌کنیم.`,
                  display(
                    row(
                      ...values.flatMap((value, index) => (index === 0 ? [value] : ['+' as const, value])),
                      '=',
                      answer,
                    ),
                  ),
                ),
              ]
            : isDifference
              ? [
                  step(
                    p`از روی نمودار می‌خوانیم: ${of} ${first} برابر با ${a} ${unit} و ${of} ${second} برابر با ${b} ${unit} است.`,
                  ),
                  step(p`اختلاف را با تفریق پیدا می‌کنیم.`, display(row(a, '−', b, '=', answer))),
                ]
              : [
                  step(p`از ${first} به بالا می‌رویم تا به نقطه برسیم.`),
                  step(p`از نقطه به چپ می‌رویم و روی محور می‌خوانیم: ${answer} ${unit}.`),
                ],
    };
  },
});
