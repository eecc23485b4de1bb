import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  frac,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  measured,
  mistake,
  num,
  p,
  persianNumber,
  type QuestionForm,
  row,
  step,
} from '../../../authoring/index.ts';

interface Part {
  readonly top: number;
  readonly bottom: number;
}

const partsOf: Readonly<Record<Level, readonly Part[]>> = {
  1: [
    { top: 1, bottom: 2 },
    { top: 1, bottom: 4 },
    { top: 1, bottom: 5 },
    { top: 1, bottom: 10 },
  ],
  2: [
    { top: 1, bottom: 2 },
    { top: 1, bottom: 4 },
    { top: 3, bottom: 4 },
    { top: 1, bottom: 5 },
    { top: 2, bottom: 5 },
    { top: 1, bottom: 10 },
    { top: 3, bottom: 10 },
  ],
  3: [
    { top: 3, bottom: 4 },
    { top: 2, bottom: 5 },
    { top: 3, bottom: 5 },
    { top: 4, bottom: 5 },
    { top: 3, bottom: 10 },
    { top: 7, bottom: 10 },
    { top: 1, bottom: 3 },
    { top: 2, bottom: 3 },
  ],
  4: [
    { top: 3, bottom: 4 },
    { top: 4, bottom: 5 },
    { top: 7, bottom: 10 },
    { top: 9, bottom: 10 },
    { top: 2, bottom: 3 },
    { top: 5, bottom: 6 },
    { top: 3, bottom: 8 },
  ],
};
const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'story', 'find-mistake', 'figure'],
  4: ['story', 'find-mistake', 'reverse'],
};

const strands = ['روبان', 'طناب', 'چوب', 'سیم', 'نخ', 'پارچه', 'نوار کاغذی'] as const;
const uses = ['برای کاردستی بریده', 'جدا کرده', 'برای بسته‌بندی به کار برده', 'به دوستش داده'] as const;

export const fractionOfLength = defineSkill({
  id: 'g3-fraction-of-length',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  make: (rng, level) => {
    const { top, bottom } = rng.pick(partsOf[level]);
    const form = rng.pick(formsOf[level]);
    const isMetre = 100 % bottom === 0 && form !== 'reverse' && rng.chance(1, level === 1 ? 2 : 3);
    const length = isMetre ? 100 : bottom * rng.int(Math.ceil(20 / bottom), Math.floor(100 / bottom));
    const one = length / bottom;
    // A part that cannot be found in the head is another grade's task.
    if (level < 4 && one > 12 && one % 5 !== 0) return null;
    const part = one * top;
    const answer = form === 'reverse' ? length : part;
    const name = child(rng);
    const strand = rng.pick(strands);
    const shown = frac(top, bottom);
    const whole = isMetre ? 'یک متر' : measured(length, 'سانتی‌متر');
    const wrong = rng.pick([one, length - part, length - bottom]);
    if (form === 'find-mistake' && (wrong === part || wrong <= 0)) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`طول همهٔ این نوار ${whole} است.`, p`طول قسمت رنگ‌شده چند سانتی‌متر است؟`];
        case 'story':
          return [
            p`${name} ${whole} ${strand} داشت و ${shown} آن را ${rng.pick(uses)} است.`,
            p`این قسمت چند سانتی‌متر است؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} حساب کرد که ${shown} از ${whole} می‌شود ${measured(wrong, 'سانتی‌متر')}، ولی درست نیست.`,
            p`جواب درست چند سانتی‌متر است؟`,
          ];
        case 'reverse':
          return [
            p`${name} ${shown} از یک ${strand} را ${rng.pick(uses)} است. این قسمت ${part} سانتی‌متر است.`,
            p`طول همهٔ ${strand} چند سانتی‌متر بوده است؟`,
          ];
        default:
          return [p`${shown} از ${whole} چند سانتی‌متر است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'bars' as const,
              description: `نواری با ${persianNumber(bottom)} قسمت مساوی که ${persianNumber(top)} قسمت آن رنگ شده است`,
              bars: [
                { parts: bottom, shaded: top, tone: rng.pick(['accent', 'turmeric', 'leaf', 'rose', 'sky'] as const) },
              ],
            },
          }
        : {}),
      ...integerAnswer(answer, { unit: 'سانتی‌متر' }),
      misconceptions:
        form === 'reverse'
          ? [
              mistake(
                'fraction-of-part-taken',
                'کسر را از همان قسمت گرفته',
                integerKey(Math.floor((part * top) / bottom)),
                line`این قسمت، کوچک‌تر از همه است. همهٔ طول باید بزرگ‌تر شود.`,
              ),
              mistake(
                'one-part-for-whole',
                'طول یک قسمت را نوشته',
                integerKey(one),
                line`این طول یک قسمت است. همهٔ طول چند قسمت مساوی دارد؟`,
              ),
              mistake(
                'part-times-denominator',
                'همهٔ قسمت را در مخرج ضرب کرده',
                integerKey(part * bottom),
                line`این قسمت خودش چند تکهٔ مساوی است. اول یک تکه را پیدا کن.`,
              ),
              mistake(
                'part-copied',
                'عدد خود مسئله را نوشته',
                integerKey(part),
                line`این عدد طول یک قسمت است. همهٔ طول را خواسته‌اند.`,
              ),
            ]
          : [
              mistake(
                'one-part-only',
                'فقط یک قسمت را حساب کرده',
                integerKey(one),
                line`یک قسمت را خوب پیدا کردی. صورت کسر می‌گوید چند قسمت لازم است.`,
              ),
              mistake(
                'rest-written',
                'طول قسمت دیگر را نوشته',
                integerKey(length - part),
                line`این طول قسمت باقی‌مانده است. ببین سؤال کدام قسمت را می‌خواهد.`,
              ),
              mistake(
                'denominator-subtracted',
                'مخرج را از طول کم کرده',
                integerKey(length - bottom),
                line`مخرج می‌گوید طول به چند قسمت مساوی تقسیم شده است. پس تقسیم کن، نه تفریق.`,
              ),
              mistake(
                'denominator-as-answer',
                'مخرج کسر را نوشته',
                integerKey(bottom),
                line`این تعداد قسمت‌هاست. اندازهٔ هر قسمت چند سانتی‌متر است؟`,
              ),
            ],
      hints:
        form === 'reverse'
          ? [
              hint(p`می‌دانیم ${top} قسمت از ${bottom} قسمت مساوی، ${part} سانتی‌متر است.`),
              hint(p`اول طول یک قسمت را پیدا کن.`, display(row(part, '÷', top, '=', blank()))),
              hint(p`همهٔ طول ${bottom} قسمت مثل آن است.`),
            ]
          : [
              hint(
                isMetre
                  ? p`یک متر ${100} سانتی‌متر است. باید ${shown} آن را پیدا کنیم.`
                  : p`باید ${shown} از ${length} سانتی‌متر را پیدا کنیم.`,
              ),
              hint(
                p`مخرج ${bottom} است؛ پس طول را به ${bottom} قسمت مساوی تقسیم کن.`,
                display(row(length, '÷', bottom, '=', blank())),
              ),
              ...(top > 1 ? [hint(p`صورت ${top} است؛ پس ${top} قسمت از آن‌ها را بگیر.`)] : []),
            ],
      solution:
        form === 'reverse'
          ? [
              step(
                p`${top} قسمت روی هم ${part} سانتی‌متر است؛ پس یک قسمت را با تقسیم پیدا می‌کنیم.`,
                display(row(part, '÷', top, '=', one)),
              ),
              step(p`همهٔ طول ${bottom} قسمت مساوی دارد.`, display(row(bottom, '×', one, '=', length))),
            ]
          : [
              step(
                isMetre
                  ? p`یک متر ${100} سانتی‌متر است. آن را به ${bottom} قسمت مساوی تقسیم می‌کنیم.`
                  : p`طول را به ${bottom} قسمت مساوی تقسیم می‌کنیم تا یک قسمت پیدا شود.`,
                display(row(length, '÷', bottom, '=', one)),
              ),
              step(
                top > 1 ? p`${top} قسمت از آن‌ها را می‌خواهیم.` : p`فقط یک قسمت را می‌خواهیم.`,
                display(top > 1 ? row(top, '×', one, '=', part) : num(part)),
              ),
            ],
    };
  },
});
