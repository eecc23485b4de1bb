import {
  type Block,
  child,
  cities,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  onChart,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { isSlip } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'compare'],
  2: ['figure', 'compare', 'story'],
  3: ['compare', 'story', 'reverse'],
  4: ['story', 'reverse', 'compare'],
};

interface Setting {
  readonly title: (rng: Rng) => string;
  readonly unit: string;
  readonly labels: readonly string[];
  readonly step: number;
  /** Steps up the axis. */
  readonly least: number;
  readonly most: number;
  readonly grows: boolean;
  /** The label values rise to, and fall after: a day is warmest in the afternoon. */
  readonly summit?: number;
  /** «دمای»: before a label. */
  readonly of: string;
}

const settings: readonly Setting[] = [
  {
    title: (rng) => `دمای ${rng.pick(cities)} در یک روز`,
    unit: 'درجه',
    labels: ['ساعت ۶', 'ساعت ۸', 'ساعت ۱۰', 'ساعت ۱۲', 'ساعت ۱۴', 'ساعت ۱۶', 'ساعت ۱۸'],
    step: 2,
    least: 2,
    most: 18,
    grows: false,
    summit: 4,
    of: 'دمای',
  },
  {
    title: (rng) => `قد گلدان ${child(rng)}`,
    unit: 'سانتی‌متر',
    labels: ['هفتهٔ ۱', 'هفتهٔ ۲', 'هفتهٔ ۳', 'هفتهٔ ۴', 'هفتهٔ ۵', 'هفتهٔ ۶', 'هفتهٔ ۷'],
    step: 2,
    least: 1,
    most: 20,
    grows: true,
    of: 'قد گیاه در',
  },
  {
    title: (rng) => `پس‌انداز ${child(rng)}`,
    unit: 'هزار تومان',
    labels: ['مهر', 'آبان', 'آذر', 'دی', 'بهمن', 'اسفند'],
    step: 20,
    least: 1,
    most: 18,
    grows: true,
    of: 'پس‌انداز در',
  },
  {
    title: () => 'مشتری‌های یک نانوایی',
    unit: 'نفر',
    labels: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'],
    step: 10,
    least: 3,
    most: 18,
    grows: false,
    of: 'تعداد مشتری‌های',
  },
  {
    title: (rng) => `بارش باران در ${rng.pick(cities)}`,
    unit: 'میلی‌متر',
    labels: ['مهر', 'آبان', 'آذر', 'دی', 'بهمن', 'اسفند'],
    step: 5,
    least: 1,
    most: 18,
    grows: false,
    of: 'بارش',
  },
  {
    title: () => 'آب یک مخزن',
    unit: 'لیتر',
    labels: ['ساعت ۸', 'ساعت ۹', 'ساعت ۱۰', 'ساعت ۱۱', 'ساعت ۱۲', 'ساعت ۱۳'],
    step: 50,
    least: 2,
    most: 18,
    grows: false,
    of: 'آب مخزن در',
  },
];

/** Steps between the coldest and the warmest of a day, at most. */
const span = 9;

/** The largest at the summit, the others falling off to both sides of it. */
function towards(rng: Rng, summit: number, drawn: readonly number[]): readonly number[] {
  const [top = 0, ...rest] = [...drawn].sort((a, b) => b - a);
  const others = rng.shuffle(rest);
  const up = others.slice(0, summit).sort((a, b) => a - b);
  return [...up, top, ...others.slice(summit).sort((a, b) => b - a)];
}

export const lineGraph = defineSkill({
  id: 'g5-line-graph',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onChart],
  revision: 14,
  make: (rng, level) => {
    const setting = rng.pick(settings);
    const count = rng.int(5, Math.min(setting.labels.length, level === 1 ? 5 : 7));
    const labels = setting.labels.slice(0, count);
    const { grows, summit, least, most } = setting;
    const lowest = summit === undefined ? least : rng.int(least, most - span);
    const drawn = labels.map(() => rng.int(lowest, summit === undefined ? most : lowest + span));
    const heights = grows
      ? [...drawn].sort((a, b) => a - b)
      : summit === undefined
        ? drawn
        : towards(rng, summit, drawn);
    if (new Set(heights).size < count) return null;
    const values = heights.map((height) => height * setting.step);
    const at = (index: number) => values[index] ?? 0;
    const form = rng.pick(formsOf[level]);
    const changes = values.slice(1).map((value, index) => Math.abs(value - at(index)));
    const biggest = Math.max(...changes);
    const where = changes.indexOf(biggest);
    if (changes.filter((change) => change === biggest).length > 1) return null;
    const [i = 0, j = 1] = rng.sample(
      values.map((_, index) => index),
      2,
    );
    if (form === 'compare' && at(i) < at(j)) return null;
    const range = Math.max(...values) - Math.min(...values);
    const name = (index: number) => labels[index] ?? '';
    const value = form === 'figure' ? at(i) : form === 'compare' ? at(i) - at(j) : form === 'story' ? biggest : range;
    // What is compared is not read at a point, and the greatest change is not the whole range.
    if (form !== 'figure' && (values.includes(value) || (form === 'story' && biggest === range))) return null;
    const { unit, of, step: size } = setting;
    const figure: Figure = {
      t: 'line-graph',
      description: `نمودار خط شکسته؛ ${labels.map((label, index) => `${label}: ${persianNumber(at(index))}`).join('، ')}`,
      title: setting.title(rng),
      step: size * 2,
      to: size * 20,
      unit,
      points: labels.map((label, index) => ({ label, value: at(index) })),
    };
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'compare':
          return [p`به نمودار نگاه کن. ${of} ${name(i)} چند ${unit} بیشتر از ${of} ${name(j)} است؟`];
        case 'story':
          return [p`به نمودار نگاه کن. میان دو نقطهٔ پشت سر هم، بیشترین تغییر چند ${unit} است؟`];
        case 'reverse':
          return [p`به نمودار نگاه کن. تفاوت بیشترین و کمترین مقدار چند ${unit} است؟`];
        default:
          return [p`به نمودار نگاه کن. ${of} ${name(i)} چند ${unit} است؟`];
      }
    };
    const smallest = Math.min(...changes);
    const isOnLine = at(i) % (size * 2) === 0;
    const writtenMisconceptions: readonly (readonly [string, string, number, ReturnType<typeof line>])[] =
      form === 'figure'
        ? [
            [
              'neighbour-point',
              'نقطهٔ کناری را خوانده',
              at(i === 0 ? 1 : i - 1),
              line`از نام، مستقیم به بالا برو تا به نقطه برسی.`,
            ],
            ['one-mark-off', 'یک خط بالاتر خوانده', at(i) + size * 2, line`ببین خط‌های محور چندتا چندتا بالا می‌روند.`],
            isOnLine
              ? [
                  'line-read-as-middle',
                  'نقطهٔ روی خط را میان دو خط خوانده',
                  at(i) + size,
                  line`نقطه درست روی یکی از خط‌هاست. عدد همان خط را بخوان.`,
                ]
              : [
                  'half-read-as-whole',
                  'نقطهٔ میان دو خط را روی خط بالاتر خوانده',
                  at(i) + size,
                  line`نقطه میان دو خط است؛ پس عدد آن هم میان دو عدد است.`,
                ],
          ]
        : form === 'compare'
          ? [
              ['first-value-only', 'فقط مقدار اول را خوانده', at(i), line`مقدار دوم را هم بخوان و تفاوت را پیدا کن.`],
              [
                'added-in-place-of-compared',
                'دو مقدار را جمع کرده',
                at(i) + at(j),
                line`این دو مقدار را جمع کرده‌ای. سؤال می‌پرسد چقدر با هم فرق دارند.`,
              ],
              [
                'difference-one-mark-more',
                'تفاوت را به اندازهٔ یک خط بیشتر گرفته',
                isSlip(size * 2) ? 0 : at(i) - at(j) + size * 2,
                line`هر دو نقطه را دوباره بخوان. خط‌های محور چندتا چندتا بالا می‌روند؟`,
              ],
            ]
          : form === 'story'
            ? [
                [
                  'highest-value',
                  'بیشترین مقدار را نوشته',
                  Math.max(...values),
                  line`بیشترین تغییر یعنی جایی که خط تندتر بالا یا پایین رفته است، نه بلندترین نقطه.`,
                ],
                [
                  'range-in-place-of-change',
                  'تفاوت بیشترین و کمترین را نوشته',
                  range,
                  line`فقط دو نقطهٔ پشت سر هم را مقایسه کن.`,
                ],
                [
                  'smallest-change',
                  'کمترین تغییر را نوشته',
                  // As much as one line of the axis, as the first change, or as the first and the last differ, is as easily that.
                  [size * 2, changes[0], Math.abs(at(0) - at(count - 1))].includes(smallest) ? 0 : smallest,
                  line`تکه‌ای از خط را پیدا کن که تندتر از همه است.`,
                ],
              ]
            : [
                [
                  'highest-value',
                  'بیشترین مقدار را نوشته',
                  Math.max(...values),
                  line`بیشترین را پیدا کرده‌ای. کمترین مقدار را هم بخوان.`,
                ],
                [
                  'first-and-last',
                  'اولین و آخرین نقطه را مقایسه کرده',
                  Math.abs(at(0) - at(count - 1)),
                  line`بالاترین و پایین‌ترین نقطه را پیدا کن، هر جای نمودار که باشند.`,
                ],
                ['biggest-change', 'بیشترین تغییر پشت سر هم را نوشته', biggest, line`دو نقطه لازم نیست کنار هم باشند.`],
                [
                  'difference-one-mark-more',
                  'تفاوت را به اندازهٔ یک خط بیشتر گرفته',
                  isSlip(size * 2) ? 0 : range + size * 2,
                  line`هر دو نقطه را دوباره بخوان. خط‌های محور چندتا چندتا بالا می‌روند؟`,
                ],
              ];
    // One line of the axis more or less, or half of one, is a reading that slipped.
    const misconceptions = writtenMisconceptions.flatMap(([id, title, wrong, message]) =>
      wrong > 0 &&
      wrong !== value &&
      (['one-mark-off', 'difference-one-mark-more', 'half-read-as-whole', 'line-read-as-middle'].includes(id) ||
        ![size, size * 2].includes(Math.abs(wrong - value)))
        ? [misconception(id, title, integerKey(wrong), message)]
        : [],
    );
    if (misconceptions.length === 0) return null;
    const [high, low] = [Math.max(...values), Math.min(...values)];
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(value, { unit }),
      misconceptions,
      hints: [
        hint(
          form === 'figure' && isOnLine
            ? p`محور عمودی ${size * 2}تا ${size * 2}تا بالا می‌رود.`
            : p`محور عمودی ${size * 2}تا ${size * 2}تا بالا می‌رود. عدد نقطه‌ای که وسطِ دو خط است، میان دو عدد آن‌هاست.`,
        ),
        hint(
          form === 'figure'
            ? p`از نامِ خواسته‌شده مستقیم به بالا برو تا به نقطه برسی؛ بعد عدد روبه‌روی آن را روی محور بخوان.`
            : form === 'story'
              ? p`جایی را پیدا کن که خط تندتر از همه بالا یا پایین رفته است و دو سر آن را بخوان.`
              : p`مقدار هر دو نقطه را بخوان و کوچک‌تر را از بزرگ‌تر کم کن.`,
        ),
      ],
      solution:
        form === 'figure'
          ? [
              step(p`از «${name(i)}» به بالا می‌رویم تا به نقطه برسیم.`),
              step(p`روبه‌روی نقطه، روی محور ${value} ${unit} را می‌خوانیم.`),
            ]
          : form === 'compare'
            ? [
                step(p`می‌خوانیم: «${name(i)}» ${at(i)} و «${name(j)}» ${at(j)} است.`),
                step(p`تفاوت را حساب می‌کنیم.`, display(row(at(i), '−', at(j), '=', value))),
              ]
            : form === 'story'
              ? [
                  step(p`تندترین تکهٔ خط از «${name(where)}» تا «${name(where + 1)}» است.`),
                  step(
                    p`تفاوت دو سر آن را حساب می‌کنیم.`,
                    display(
                      row(Math.max(at(where), at(where + 1)), '−', Math.min(at(where), at(where + 1)), '=', biggest),
                    ),
                  ),
                ]
              : [
                  step(p`بیشترین مقدار ${high} و کمترین مقدار ${low} است.`),
                  step(p`تفاوت را حساب می‌کنیم.`, display(row(high, '−', low, '=', range))),
                ],
    };
  },
});
