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
  misconception,
  num,
  p,
  partsOfQuantity,
  persianNumber,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';

interface Part {
  readonly numerator: number;
  readonly denominator: number;
}

const partsOf: Readonly<Record<Level, readonly Part[]>> = {
  1: [
    { numerator: 1, denominator: 2 },
    { numerator: 1, denominator: 4 },
    { numerator: 1, denominator: 5 },
    { numerator: 1, denominator: 10 },
  ],
  2: [
    { numerator: 1, denominator: 2 },
    { numerator: 1, denominator: 4 },
    { numerator: 3, denominator: 4 },
    { numerator: 1, denominator: 5 },
    { numerator: 2, denominator: 5 },
    { numerator: 1, denominator: 10 },
    { numerator: 3, denominator: 10 },
  ],
  3: [
    { numerator: 3, denominator: 4 },
    { numerator: 2, denominator: 5 },
    { numerator: 3, denominator: 5 },
    { numerator: 4, denominator: 5 },
    { numerator: 3, denominator: 10 },
    { numerator: 7, denominator: 10 },
    { numerator: 1, denominator: 3 },
    { numerator: 2, denominator: 3 },
  ],
  4: [
    { numerator: 3, denominator: 4 },
    { numerator: 4, denominator: 5 },
    { numerator: 7, denominator: 10 },
    { numerator: 9, denominator: 10 },
    { numerator: 2, denominator: 3 },
    { numerator: 5, denominator: 6 },
    { numerator: 3, denominator: 8 },
  ],
};
const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
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
  pictures: [partsOfQuantity],
  revision: 13,
  commonMistakes: ['one-part-only'],
  make: (rng, level) => {
    const { numerator, denominator } = rng.pick(partsOf[level]);
    const form = rng.pick(formsOf[level]);
    const isMetre = 100 % denominator === 0 && form !== 'reverse' && rng.chance(1, level === 1 ? 2 : 3);
    const length = isMetre ? 100 : denominator * rng.int(Math.ceil(20 / denominator), Math.floor(100 / denominator));
    const one = length / denominator;
    // A part that cannot be found in the head is another grade's task.
    if (level < 4 && one > 12 && one % 5 !== 0) return null;
    const part = one * numerator;
    // Who copies a number of the fraction is not right.
    if (form !== 'reverse' && (part === denominator || part === numerator)) return null;
    // Nor who adds the denominator; what the numerator taken off leaves is then the fraction of the part.
    if (form === 'reverse' && part + denominator === length) return null;
    const answer = form === 'reverse' ? length : part;
    const name = child(rng);
    const strand = rng.pick(strands);
    const shown = frac(numerator, denominator);
    const whole = isMetre ? 'یک متر' : measured(length, 'سانتی‌متر');
    const wrong = rng.pick([one, length - part, length - denominator]);
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
              description: `نواری با ${persianNumber(denominator)} قسمت مساوی که ${persianNumber(numerator)} قسمت آن رنگ شده است`,
              bars: [
                {
                  parts: denominator,
                  shaded: numerator,
                  tone: rng.pick(['accent', 'turmeric', 'leaf', 'rose', 'sky'] as const),
                },
              ],
            },
          }
        : {}),
      ...integerAnswer(answer, { unit: 'سانتی‌متر' }),
      misconceptions:
        form === 'reverse'
          ? [
              // What does not come out even nobody writes as a whole number.
              ...((part * numerator) % denominator === 0
                ? [
                    misconception(
                      'fraction-of-part-taken',
                      'کسر را از همان قسمت گرفته',
                      integerKey((part * numerator) / denominator),
                      line`این طول از طول همان قسمت هم کمتر است. طول کامل باید بیشتر شود.`,
                    ),
                  ]
                : []),
              misconception(
                'one-part-for-whole',
                'طول یک قسمت را نوشته',
                integerKey(one),
                line`این طول یک قسمت است. همهٔ طول چند قسمت مساوی دارد؟`,
              ),
              misconception(
                'part-times-denominator',
                'همهٔ قسمت را در مخرج ضرب کرده',
                integerKey(part * denominator),
                line`این قسمت خودش چند تکهٔ مساوی است. اول یک تکه را پیدا کن.`,
              ),
              misconception(
                'part-copied',
                'عدد خود مسئله را نوشته',
                integerKey(part),
                line`این عدد در خود مسئله آمده و فقط طول قسمتی از آن است. طول کامل را خواسته‌اند.`,
              ),
            ]
          : [
              misconception(
                'one-part-only',
                'فقط یک قسمت را حساب کرده',
                integerKey(one),
                line`یک قسمت را خوب پیدا کردی. ببین چند قسمت لازم است.`,
              ),
              misconception(
                'rest-written',
                'طول قسمت دیگر را نوشته',
                integerKey(length - part),
                line`این طول قسمت باقی‌مانده است. ببین سؤال کدام قسمت را می‌خواهد.`,
              ),
              // One part taken off, and one number of the fraction times the other, come to the same at times.
              ...(one === denominator || length - denominator === numerator * denominator
                ? []
                : [
                    misconception(
                      form === 'figure' ? 'parts-subtracted' : 'denominator-subtracted',
                      form === 'figure' ? 'تعداد قسمت‌ها را از طول کم کرده' : 'مخرج را از طول کم کرده',
                      integerKey(length - denominator),
                      line`ببین طول به چند قسمت مساوی تقسیم شده است. پس تقسیم کن، نه تفریق.`,
                    ),
                  ]),
              misconception(
                // A picture has no fraction.
                form === 'figure' ? 'parts-as-answer' : 'denominator-as-answer',
                form === 'figure' ? 'تعداد قسمت‌های نوار را نوشته' : 'مخرج کسر را نوشته',
                integerKey(denominator),
                line`این تعداد قسمت‌هاست. اندازهٔ هر قسمت چند سانتی‌متر است؟`,
              ),
            ],
      hints:
        form === 'reverse'
          ? [
              hint(p`می‌دانیم ${numerator} قسمت از ${denominator} قسمت مساوی، ${part} سانتی‌متر است.`),
              hint(p`اول طول یک قسمت را پیدا کن.`, display(row(part, '÷', numerator, '=', blank()))),
              hint(p`همهٔ طول ${denominator} قسمت مثل آن است.`),
            ]
          : [
              hint(
                isMetre
                  ? p`یک متر ${100} سانتی‌متر است. باید ${shown} آن را پیدا کنیم.`
                  : p`باید ${shown} از ${length} سانتی‌متر را پیدا کنیم.`,
              ),
              hint(
                p`مخرج ${denominator} است؛ پس طول را به ${denominator} قسمت مساوی تقسیم کن.`,
                display(row(length, '÷', denominator, '=', blank())),
              ),
              ...(numerator > 1 ? [hint(p`صورت ${numerator} است؛ پس ${numerator} قسمت از آن‌ها را بگیر.`)] : []),
            ],
      solution:
        form === 'reverse'
          ? [
              step(
                p`${numerator} قسمت روی هم ${part} سانتی‌متر است؛ پس یک قسمت را با تقسیم پیدا می‌کنیم.`,
                display(row(part, '÷', numerator, '=', one)),
              ),
              step(p`همهٔ طول ${denominator} قسمت مساوی دارد.`, display(row(denominator, '×', one, '=', length))),
            ]
          : [
              step(
                isMetre
                  ? p`یک متر ${100} سانتی‌متر است. آن را به ${denominator} قسمت مساوی تقسیم می‌کنیم.`
                  : p`طول را به ${denominator} قسمت مساوی تقسیم می‌کنیم تا یک قسمت پیدا شود.`,
                display(row(length, '÷', denominator, '=', one)),
              ),
              step(
                numerator > 1 ? p`${numerator} قسمت از آن‌ها را می‌خواهیم.` : p`فقط یک قسمت را می‌خواهیم.`,
                display(numerator > 1 ? row(numerator, '×', one, '=', part) : num(part)),
              ),
            ],
    };
  },
});
