import {
  type Block,
  child,
  defineSkill,
  display,
  ezafe,
  frac,
  fracOf,
  fractionAnswer,
  fractionNamed,
  fractionsDrawn,
  hint,
  type Level,
  p,
  persianNumber,
  plural,
  type QuestionVariant,
  Rational,
  row,
  step,
} from '../../../authoring/index.ts';
import { shadedWrittenMisconceptions } from './question-parts/shaded-part-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'story'],
  2: ['figure', 'story', 'reverse'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['reverse', 'story', 'find-mistake'],
};
const rangeOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [4, 6], 2: [4, 10], 3: [5, 12], 4: [8, 12] };

const objects = [
  { shape: 'apple', name: 'سیب' },
  { shape: 'star', name: 'ستاره' },
  { shape: 'circle', name: 'دکمه' },
  { shape: 'square', name: 'برچسب' },
] as const;

/** A handful of things, some of them different: the thing, what some are and what the others are. */
const groups = [
  { thing: 'تیله', some: 'آبی', others: 'سبز' },
  { thing: 'بادکنک', some: 'قرمز', others: 'زرد' },
  { thing: 'کتاب', some: 'داستانی', others: 'علمی' },
  { thing: 'شاخه گل', some: 'سرخ', others: 'سفید' },
  { thing: 'تخم‌مرغ', some: 'آب‌پز', others: 'خام' },
  { thing: 'مداد', some: 'قرمز', others: 'آبی' },
  { thing: 'گربه', some: 'سیاه', others: 'سفید' },
  { thing: 'صندلی', some: 'پر', others: 'خالی' },
  { thing: 'گلدان', some: 'شکسته', others: 'سالم' },
] as const;

export const fractionOfSet = defineSkill({
  id: 'g3-fraction-of-set',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionNamed, fractionsDrawn],
  revision: 7,
  make: (rng, level) => {
    const total = rng.int(...rangeOf[level]);
    const marked = rng.int(1, total - 1);
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const { shape, name: thing } = rng.pick(objects);
    const group = rng.pick(groups);
    const rest = total - marked;
    const asked = form === 'reverse' ? rest : marked;
    const inPicture = form !== 'story';
    const wrong = rng.pick([frac(marked, rest), frac(total, marked), frac(rest, total)]);
    if (form === 'find-mistake' && marked === rest) return null;
    // 9 over 3 is 3, and 3 is what was to be counted, written without all.
    if (total === asked * asked) return null;
    // A story tells both groups; the whole of them is to be found.
    const writesParts = level >= 3 && rng.chance(1, 2);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return writesParts
            ? [
                p`${name} ${marked} ${ezafe(group.thing)} ${group.some} و ${rest} ${ezafe(group.thing)} ${group.others} می‌بیند.`,
                p`چه کسری از همهٔ آن‌ها ${group.some} است؟`,
              ]
            : [
                p`${name} ${total} ${group.thing} می‌بیند که ${marked} تای آن‌ها ${group.some} است.`,
                p`چه کسری از آن‌ها ${group.some} است؟`,
              ];
        case 'reverse':
          return [p`چه کسری از ${plural(thing)}ی شکل رنگ نشده است؟`];
        case 'find-mistake':
          return [
            p`${name} می‌گوید ${wrong} از ${plural(thing)}ی شکل رنگ شده است، ولی درست نمی‌گوید.`,
            p`تو کسر درست را بنویس.`,
          ];
        default:
          return [p`چه کسری از ${plural(thing)}ی شکل رنگ شده است؟`];
      }
    };
    const what = form === 'reverse' ? 'رنگ نشده' : 'رنگ شده';
    return {
      form,
      stem: stem(),
      ...(inPicture
        ? {
            figure: {
              t: 'set' as const,
              description: `${persianNumber(total)} ${thing} که ${persianNumber(marked)} تای آن‌ها رنگ شده است`,
              shape,
              total,
              marked,
              tone: rng.pick(['turmeric', 'rose', 'leaf', 'sky', 'accent'] as const),
            },
          }
        : {}),
      ...fractionAnswer(Rational.of(asked, total)),
      // A whole number is the count of the things alone sooner than a fraction of the rest.
      misconceptions: shadedWrittenMisconceptions(asked, total, inPicture ? 'things' : 'said').filter(
        ({ id }) => id !== 'part-compared-with-rest' || asked % Math.max(1, total - asked) > 0,
      ),
      hints: [
        hint(p`کسر می‌گوید از همهٔ آن‌ها چند تا همان است که سؤال می‌خواهد.`),
        hint(
          writesParts && form === 'story'
            ? p`اول هر دو دسته را با هم بشمار تا بدانی همه چند تاست. این تعداد مخرج است.`
            : p`اول ببین همه چند تاست. این تعداد مخرج است و پایین خط کسر نوشته می‌شود.`,
        ),
        hint(p`بعد فقط آن‌هایی را بشمار که سؤال می‌خواهد. این تعداد صورت است.`),
      ],
      solution: [
        step(
          p`همه ${total} تاست؛ پس مخرج ${total} است.`,
          ...(writesParts && form === 'story' ? [display(row(marked, '+', rest, '=', total))] : []),
        ),
        step(
          inPicture
            ? p`${asked} تا ${what} است؛ پس صورت ${asked} است.`
            : p`${asked} تا ${group.some} است؛ پس صورت ${asked} است.`,
          display(frac(asked, total)),
          ...(Rational.of(asked, total).denominator === total
            ? []
            : [
                p`اگر آن را ساده‌تر بنویسی هم درست است.`,
                display(row(frac(asked, total), '=', fracOf(Rational.of(asked, total)))),
              ]),
        ),
      ],
    };
  },
});
