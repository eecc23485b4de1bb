import {
  type Block,
  child,
  Decimal,
  decimalAnswer,
  defineSkill,
  display,
  type Figure,
  hint,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
  words,
} from '../../../authoring/index.ts';
import { decimalWrittenMisconceptions } from './question-parts/whole-and-decimal-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story'],
  3: ['figure', 'story', 'reverse'],
  4: ['reverse', 'story', 'compare'],
};

const vessels: readonly ((rng: Rng) => string)[] = [
  (rng) => `آکواریوم ${child(rng)}`,
  () => 'یک مخزن آب',
  (rng) => `جعبهٔ شیشه‌ای ${child(rng)}`,
  () => 'یک ظرف فلزی',
  () => 'جعبهٔ یخ یک ماهی‌فروشی',
  () => 'حوضچهٔ یک گلخانه',
];

export const capacityTank = defineSkill({
  id: 'g5-capacity-tank',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 7,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const grain = level <= 2 ? 10 : 5;
    const edge = () => rng.int(level <= 2 ? 1 : 2, level === 1 ? 6 : 100 / grain) * grain;
    const [a, b, c] = [edge(), edge(), edge()];
    const volume = a * b * c;
    const litres = Decimal.of(volume, 3);
    if (litres.compare(Decimal.of(2)) < 0 || (level <= 2 && litres.places > 0) || b > a) return null;
    const reverse = form === 'reverse';
    const partly = form === 'compare';
    // Water up to a height below the rim.
    const height = rng.int(1, Math.max(1, c / 5 - 1)) * 5;
    const water = Decimal.of(a * b * height, 3);
    if ((reverse || partly) && (height >= c || c < 20)) return null;
    // The height of the vessel is not written for another edge.
    if (reverse && [a, b].includes(c)) return null;
    const value = reverse ? Decimal.of(height) : partly ? litres.minus(water) : litres;
    // The hints speak of hundreds and thousands.
    if ([100, 1000].some((each) => value.equals(Decimal.of(each)))) return null;
    // An edge of a hundred, left out, is as good as divided by a hundred.
    if ([a, b, c].includes(100)) return null;
    // An edge is not as many litres.
    if (!reverse && [a, b, c].some((each) => value.equals(Decimal.of(each)))) return null;
    const vessel = rng.pick(vessels)(rng);
    const label = (size: number) => row(size, words('سانتی‌متر'));
    const figure: Figure = {
      t: 'cuboid',
      description: `ظرفی به شکل مکعب مستطیل با طول ${persianNumber(a)}، عرض ${persianNumber(b)} و ارتفاع ${persianNumber(c)} سانتی‌متر`,
      width: a,
      depth: b,
      height: c,
      labels: { width: label(a), depth: label(b), height: label(c) },
    };
    const sides = p`${vessel} به شکل مکعب مستطیل است: طول ${a}، عرض ${b} و ارتفاع ${c} سانتی‌متر.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'reverse':
          return [sides, p`${water} لیتر آب در آن ریخته‌ایم. آب چند سانتی‌متر بالا آمده است؟`];
        case 'compare':
          return [sides, p`آب تا ارتفاع ${height} سانتی‌متر در آن هست. برای پر شدن ظرف چند لیتر دیگر آب لازم است؟`];
        case 'story':
          return [sides, p`در این ظرف چند لیتر آب جا می‌گیرد؟`];
        default:
          return [p`در این ظرف چند لیتر آب جا می‌گیرد؟`];
      }
    };
    const base = a * b;
    const filled = Decimal.of(a * b * height);
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure } : {}),
      ...decimalAnswer(value, { unit: reverse ? 'سانتی‌متر' : 'لیتر' }),
      misconceptions: decimalWrittenMisconceptions(
        reverse
          ? [
              [
                'height-of-vessel',
                'ارتفاع ظرف را نوشته',
                Decimal.of(c),
                line`ظرف پر نیست. ارتفاع آب را می‌خواهیم، نه ارتفاع ظرف.`,
              ],
              [
                'litres-not-converted',
                'لیتر را به سانتی‌متر مکعب تبدیل نکرده',
                Decimal.of(height, 3),
                line`اندازه‌ها به سانتی‌متر است؛ پس آب را هم به سانتی‌متر مکعب بنویس.`,
              ],
              [
                'one-zero-off',
                'یک صفر اشتباه دارد',
                Decimal.of(height * 10),
                line`هر لیتر ۱۰۰۰ سانتی‌متر مکعب است. صفرها را دوباره بشمار.`,
              ],
            ]
          : [
              [
                'cubic-centimetres-as-litres',
                'سانتی‌متر مکعب را لیتر نوشته',
                value.shift(3),
                line`حجم را به سانتی‌متر مکعب پیدا کرده‌ای. هر لیتر چند سانتی‌متر مکعب است؟`,
              ],
              [
                'divided-by-a-hundred',
                'بر صد تقسیم کرده یا یک صفر را اشتباه شمرده',
                value.shift(1),
                line`هر لیتر ۱۰۰۰ سانتی‌متر مکعب است. صفرها را دوباره بشمار.`,
              ],
              ...(partly
                ? ([
                    [
                      'water-in-place-of-rest',
                      'آب موجود را نوشته',
                      water,
                      line`این مقدار آبی است که هست. تا پر شدن چقدر مانده است؟`,
                    ],
                    [
                      'whole-vessel',
                      'گنجایش همهٔ ظرف را نوشته',
                      litres,
                      line`این گنجایش همهٔ ظرف است. آبی را که هست کم کن.`,
                    ],
                  ] as const)
                : []),
              [
                'edges-added',
                'اندازه‌ها را جمع کرده',
                Decimal.of(a + b + c),
                line`برای حجم، سه اندازه را در هم ضرب می‌کنیم.`,
              ],
              [
                'divided-by-ten-thousand',
                'بر ده هزار تقسیم کرده',
                value.shift(-1),
                line`صفرها را دوباره بشمار: هر لیتر ۱۰۰۰ سانتی‌متر مکعب است.`,
              ],
            ],
      ),
      hints: [
        hint(p`هر لیتر ۱۰۰۰ سانتی‌متر مکعب است.`),
        hint(
          reverse
            ? p`آب را به سانتی‌متر مکعب بنویس و بر مساحت کفِ ظرف تقسیم کن.`
            : partly
              ? p`ارتفاعِ قسمت خالی را پیدا کن و حجم آن قسمت را حساب کن.`
              : p`طول، عرض و ارتفاع را در هم ضرب کن تا حجم به سانتی‌متر مکعب به دست بیاید.`,
        ),
        ...(reverse ? [] : [hint(p`حجم را بر ۱۰۰۰ تقسیم کن تا لیتر به دست بیاید.`)]),
      ],
      solution: reverse
        ? [
            step(p`آب را به سانتی‌متر مکعب می‌نویسیم.`, display(row(water, '×', 1000, '=', filled))),
            step(p`مساحت کف ظرف را پیدا می‌کنیم.`, display(row(a, '×', b, '=', base))),
            step(p`حجم آب را بر مساحت کف تقسیم می‌کنیم.`, display(row(filled, '÷', base, '=', height))),
          ]
        : partly
          ? [
              step(p`ارتفاع قسمت خالی این است.`, display(row(c, '−', height, '=', c - height))),
              step(
                p`حجم قسمت خالی را حساب می‌کنیم.`,
                display(row(a, '×', b, '×', c - height, '=', a * b * (c - height))),
              ),
              step(p`آن را به لیتر تبدیل می‌کنیم.`, display(row(a * b * (c - height), '÷', 1000, '=', value))),
            ]
          : [
              step(p`حجم ظرف را به سانتی‌متر مکعب حساب می‌کنیم.`, display(row(a, '×', b, '×', c, '=', volume))),
              step(p`هر ۱۰۰۰ سانتی‌متر مکعب یک لیتر است.`, display(row(volume, '÷', 1000, '=', litres))),
            ],
    };
  },
});
