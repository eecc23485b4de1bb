import {
  additionBars,
  type Block,
  child,
  decimalAnswer,
  defineSkill,
  display,
  frac,
  hint,
  type Level,
  line,
  num,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { decimalMisconceptions, hundredths, tenths } from './question-parts/decimal-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['story', 'find-mistake', 'reverse', 'bare'],
  4: ['story', 'reverse', 'reverse', 'find-mistake'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 9, 2: 20, 3: 30, 4: 30 };

const things: readonly { readonly name: string; readonly least: number; readonly most: number }[] = [
  { name: 'مداد', least: 6, most: 19 },
  { name: 'پاک‌کن', least: 0, most: 6 },
  { name: 'برگ گل', least: 2, most: 12 },
  { name: 'دانهٔ گندم', least: 0, most: 0 },
  { name: 'سنجاق سر', least: 2, most: 8 },
  { name: 'خودکار', least: 11, most: 16 },
  { name: 'عرض کتاب', least: 12, most: 24 },
  { name: 'کلید', least: 4, most: 9 },
  { name: 'چوب بستنی', least: 9, most: 15 },
  { name: 'نوار کاغذی', least: 5, most: 30 },
  { name: 'قاشق چای‌خوری', least: 11, most: 15 },
];

function thing(rng: Rng, cm: number): string | null {
  const fitting = things.filter(({ least, most }) => cm >= least && cm <= most);
  return fitting.length === 0 ? null : rng.pick(fitting).name;
}

export const decimalMeasure = defineSkill({
  id: 'g4-decimal-measure',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 6,
  make: (rng, level) => {
    const [cm, mm] = [rng.int(level > 2 ? 0 : 1, mostOf[level]), rng.int(1, 9)];
    const value = tenths(cm * 10 + mm);
    const all = cm * 10 + mm;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const what = thing(rng, cm);
    if (what === null) return null;
    const length = what.startsWith('عرض') ? `${what} ${name}` : `طول ${what} ${name}`;
    const hasBoth = cm > 0 && form !== 'reverse';
    const misconceptions = decimalMisconceptions(
      [
        'millimetres-as-hundredths',
        'میلی‌متر را صدم سانتی‌متر گرفته',
        hundredths(form === 'reverse' ? all : cm * 100 + mm),
        line`هر سانتی‌متر چند میلی‌متر است؟ پس هر میلی‌متر چه کسری از سانتی‌متر است؟`,
      ],
      [
        'in-millimetres',
        'اندازه را به میلی‌متر نوشته',
        tenths(all * 10),
        line`این اندازه به میلی‌متر است. سؤال آن را به سانتی‌متر می‌خواهد.`,
      ],
      [
        'lengths-added',
        'سانتی‌متر و میلی‌متر را با هم جمع کرده',
        // Of millimetres alone there is nothing to add or to swap.
        hasBoth ? tenths((cm + mm) * 10) : null,
        line`سانتی‌متر و میلی‌متر هم‌اندازه نیستند. میلی‌مترها را اول به سانتی‌متر بنویس.`,
      ],
      [
        'parts-swapped',
        'سانتی‌متر و میلی‌متر را جابه‌جا نوشته',
        hasBoth && cm < 10 ? tenths(mm * 10 + cm) : null,
        line`سانتی‌مترهای کامل سمت چپ ممیز می‌نشینند.`,
      ],
      [
        'centimetres-only',
        'فقط سانتی‌مترها را نوشته',
        cm === 0 ? null : tenths(cm * 10),
        line`میلی‌مترها را هم بنویس؛ هر کدام یک دهم سانتی‌متر است.`,
      ],
      [
        'millimetres-only',
        'سانتی‌مترهای کامل را ننوشته',
        cm === 0 ? null : tenths(mm),
        line`سانتی‌مترهای کامل را هم سمت چپ ممیز بنویس.`,
      ],
    );
    const writtenMisconceptions = misconceptions.flatMap(({ answer }) =>
      answer.kind === 'decimal' && answer.values[0] !== value.toString() ? [answer.values[0] ?? ''] : [],
    );
    const measured = cm === 0 ? p`${length} ${mm} میلی‌متر است.` : p`${length} ${cm} سانتی‌متر و ${mm} میلی‌متر است.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [measured, p`این اندازه را به سانتی‌متر، به صورت عدد اعشاری بنویس.`];
        case 'find-mistake':
          return [
            measured,
            p`دوستش آن را ${num(rng.pick(writtenMisconceptions))} سانتی‌متر نوشت، ولی درست نبود.`,
            p`اندازهٔ درست چند سانتی‌متر است؟`,
          ];
        case 'reverse':
          return [p`${length} ${all} میلی‌متر است.`, p`این اندازه چند سانتی‌متر است؟ جواب را به صورت عدد اعشاری بنویس.`];
        default:
          return [
            cm === 0 ? p`${mm} میلی‌متر را به سانتی‌متر بنویس.` : p`${cm} سانتی‌متر و ${mm} میلی‌متر را به سانتی‌متر بنویس.`,
          ];
      }
    };
    return {
      form,
      stem: stem(),
      ...decimalAnswer(value, { unit: 'سانتی‌متر' }),
      misconceptions,
      hints: [
        hint(p`هر سانتی‌متر ده میلی‌متر است؛ پس هر میلی‌متر ${frac(1, 10)} سانتی‌متر است.`),
        form === 'reverse'
          ? hint(p`ببین در این تعداد میلی‌متر چند سانتی‌متر کامل هست؛ یعنی چند تا ده‌تایی.`)
          : cm === 0
            ? hint(p`سانتی‌مترهای کامل سمت چپ ممیز می‌نشینند. اینجا سانتی‌متر کاملی نیست؛ صفر بنویس.`)
            : hint(p`سانتی‌مترهای کامل سمت چپ ممیز می‌نشینند.`),
        hint(p`میلی‌مترهایی که یک سانتی‌متر کامل نمی‌شوند دهم‌اند و سمت راست ممیز می‌نشینند.`),
      ],
      solution: [
        step(
          p`هر میلی‌متر یک دهم سانتی‌متر است؛ پس ${mm} میلی‌متر این‌قدر سانتی‌متر است:`,
          display(row(frac(mm, 10), '=', tenths(mm))),
        ),
        cm === 0
          ? step(p`سانتی‌متر کامل نداریم؛ پس جواب همین است:`, display(value))
          : step(p`${cm} سانتی‌متر کامل هم داریم؛ پس:`, display(row(cm, '+', tenths(mm), '=', value))),
      ],
    };
  },
});
