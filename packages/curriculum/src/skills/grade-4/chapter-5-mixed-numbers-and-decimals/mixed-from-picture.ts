import {
  misconceptionsOf,
  type WrittenMisconception,
  writtenMisconception,
  writtenMisconceptionsFrom,
} from '../../../authoring/fractions/written-misconceptions.ts';
import { fractionValue, type Mixed } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  child,
  children,
  cuttables,
  defineSkill,
  display,
  ezafe,
  fractionNamed,
  fractionsDrawn,
  hint,
  type Level,
  line,
  type MathNode,
  mixedAnswer,
  mixedKey,
  p,
  plural,
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';
import { allParts, drawMixed, drawnMixed, finished, mixedLimits } from './question-parts/random-mixed-numbers.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake', 'reverse'],
  4: ['story', 'find-mistake', 'reverse'],
};

function writtenMisconceptions({ whole, numerator, denominator }: Mixed): readonly WrittenMisconception[] {
  return writtenMisconceptionsFrom(fractionValue({ whole, numerator, denominator }), [
    writtenMisconception(
      'last-unit-counted-whole',
      'واحد ناقص را هم واحد کامل شمرده',
      { whole: whole + 1, numerator, denominator },
      line`فقط شکل‌هایی واحد کامل‌اند که همهٔ قسمت‌هایشان رنگ شده است. آن‌ها را دوباره بشمار.`,
    ),
    writtenMisconception(
      'uncoloured-parts-counted',
      'در واحد آخر قسمت‌های رنگ‌نشده را شمرده',
      { whole, numerator: denominator - numerator, denominator },
      line`در شکل آخر قسمت‌های رنگی را بشمار، نه قسمت‌های سفید را.`,
    ),
    ...(denominator - numerator > numerator
      ? [
          writtenMisconception(
            'part-over-uncoloured',
            'برای مخرج فقط قسمت‌های رنگ‌نشده را شمرده',
            { whole, numerator, denominator: denominator - numerator },
            line`مخرج، تعداد همهٔ قسمت‌های مساوی یک واحد است؛ رنگی و سفید.`,
          ),
        ]
      : []),
    writtenMisconception(
      'denominator-from-all-units',
      'برای مخرج، قسمت‌های همهٔ شکل‌ها را شمرده',
      { whole, numerator, denominator: denominator * (whole + 1) },
      line`مخرج می‌گوید هر واحد چند قسمت دارد؛ فقط قسمت‌های یک شکل را بشمار.`,
    ),
    writtenMisconception(
      'whole-units-only',
      'فقط واحدهای کامل را نوشته',
      { whole, numerator: 0, denominator },
      line`واحدهای کامل را درست شمرده‌ای. از شکل آخر هم قسمتی رنگ شده است.`,
    ),
  ]);
}

function story(rng: Rng, isRound: boolean): readonly Block[] {
  const request = p`جواب را به صورت عدد مخلوط بنویس.`;
  const name = child(rng);
  if (isRound) {
    const { whole } = rng.pick(cuttables.filter((one) => ['پیتزا', 'کیک', 'هندوانه'].includes(one.whole)));
    const [one = '', other = ''] = children(rng, 2);
    return rng.pick<readonly Block[]>([
      [
        p`هر دایره یک ${whole} است. ${one} و ${other} برای مهمانی چند ${whole} آماده کردند و قسمت‌های رنگی خورده شده است. روی هم چند ${whole} خورده شد؟`,
        request,
      ],
      [
        p`هر دایره یک ${whole} است. در جشن مدرسه ${plural(whole)} را به قسمت‌های مساوی بریدند و قسمت‌های رنگی فروخته شده است. روی هم چند ${whole} فروخته شد؟`,
        request,
      ],
      [
        p`هر دایره یک ${whole} است. ${name} چند ${whole} خرید و قسمت‌های رنگی هنوز مانده است. روی هم چند ${whole} مانده است؟`,
        request,
      ],
    ]);
  }
  const thing = rng.pick(['تخته شکلات', 'نوار کاغذی', 'نان لواش', 'متر روبان', 'متر پارچه']);
  return rng.pick<readonly Block[]>([
    [
      p`هر نوار یک ${thing} است. ${name} قسمت‌های رنگی را کنار گذاشته است. روی هم چند ${thing} کنار گذاشته است؟`,
      request,
    ],
    [p`هر نوار یک ${thing} را نشان می‌دهد و قسمت‌های رنگی سهم ${name} است. سهم ${name} چند ${thing} است؟`, request],
    [p`هر نوار یک ${thing} است و قسمت‌های رنگی هنوز مانده است. چند ${thing} مانده است؟`, request],
  ]);
}

/** The misconception as it would be written. */
function shownOf(known: readonly WrittenMisconception[], rng: Rng): MathNode | null {
  return known.length === 0 ? null : rng.pick(known).shown;
}

export const mixedFromPicture = defineSkill({
  id: 'g4-mixed-from-picture',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionNamed, fractionsDrawn],
  revision: 7,
  make: (rng, level) => {
    const { denominator, reducible } = mixedLimits[level];
    const n = drawMixed(rng, { whole: [level === 4 ? 3 : 1, level === 1 ? 2 : 5], denominator, reducible });
    if (n === null) return null;
    const form = rng.pick(formsOf[level]);
    const isRound = n.whole < 5 && rng.chance(1, 2);
    const known = writtenMisconceptions(n);
    const shown = shownOf(known, rng);
    if (shown === null) return null;
    const unit = isRound ? 'دایره' : 'نوار';
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return story(rng, isRound);
        case 'find-mistake':
          return [
            p`هر ${unit} یک واحد است. ${child(rng)} برای قسمت رنگی این عدد را نوشته است:`,
            display(shown),
            p`ولی درست نیست. عدد مخلوط درست را بنویس.`,
          ];
        case 'reverse':
          return [
            p`هر ${unit} یک واحد است. ${child(rng)} می‌گوید ${allParts(n)} قسمت رنگ شده است. این مقدار را به صورت عدد مخلوط بنویس.`,
          ];
        default:
          return [p`هر ${unit} یک واحد است. قسمت رنگی را به صورت عدد مخلوط بنویس.`];
      }
    };
    return {
      form,
      stem: stem(),
      figure: drawnMixed(n, isRound),
      ...mixedAnswer(fractionValue(n)),
      misconceptions: misconceptionsOf(known, mixedKey),
      hints: [
        hint(p`عدد مخلوط دو قسمت دارد: تعداد واحدهای کامل و کسری از یک واحد.`),
        hint(p`اول بشمار: چند ${ezafe(unit)} کاملِ رنگ‌شده هست؟ عدد صحیحِ عدد مخلوط همین است.`),
        hint(p`حالا به ${ezafe(unit)} آخر نگاه کن. همهٔ قسمت‌هایش مخرج و قسمت‌های رنگی‌اش صورت کسر است.`),
      ],
      solution: [
        step(p`${n.whole} ${ezafe(unit)} کامل رنگ شده است؛ پس عدد صحیح ${n.whole} است.`),
        step(p`هر ${unit} ${n.denominator} قسمت مساوی دارد و از ${ezafe(unit)} آخر ${n.numerator} قسمت رنگ شده است.`),
        step(p`پس عدد مخلوط این است:`, ...finished(n)),
      ],
    };
  },
});
