import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  ezafe,
  frac,
  fractionsDrawn,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  type NodeLike,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  selectEqualFractions,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['reverse', 'find-mistake', 'bare'],
};

const cutThings = [
  { thing: 'کیک', cut: 'برید' },
  { thing: 'پیتزا', cut: 'برید' },
  { thing: 'تختهٔ شکلات', cut: 'تکه کرد' },
  { thing: 'نان سنگک', cut: 'برید' },
  { thing: 'هندوانه', cut: 'قاچ کرد' },
  { thing: 'لواش', cut: 'برید' },
] as const;

export const fractionEqualMissing = defineSkill({
  id: 'g3-fraction-equal-missing',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [selectEqualFractions((level) => (level === 1 ? [3, 4] : [3, 4, 5, 6, 7]))],
  pictures: [fractionsDrawn],
  revision: 14,
  commonMistakes: ['scale-written'],
  make: (rng, level) => {
    const scale = rng.int(2, level === 1 ? 3 : 5);
    const denominator = rng.int(2, Math.min(level === 1 ? 4 : 10, Math.floor(20 / scale)));
    const numerator = rng.int(1, denominator - 1);
    const [bigNumerator, bigDenominator] = [numerator * scale, denominator * scale];
    const form = rng.pick(formsOf[level]);
    const hidesNumerator = form === 'figure' || form === 'story' || rng.chance(1, 2);
    // «reverse» goes from the larger terms down to the smaller.
    const isDown = form === 'reverse';
    const known = frac(isDown ? bigNumerator : numerator, isDown ? bigDenominator : denominator);
    const answer = isDown ? (hidesNumerator ? numerator : denominator) : hidesNumerator ? bigNumerator : bigDenominator;
    // A number beside the box would be right when it is only copied.
    const beside = isDown
      ? [bigNumerator, bigDenominator, hidesNumerator ? denominator : numerator]
      : [numerator, denominator, hidesNumerator ? bigDenominator : bigNumerator];
    if (beside.includes(answer)) return null;
    const open = (box: NodeLike) =>
      isDown
        ? hidesNumerator
          ? frac(box, denominator)
          : frac(numerator, box)
        : hidesNumerator
          ? frac(box, bigDenominator)
          : frac(bigNumerator, box);
    const name = child(rng);
    const { thing, cut } = rng.pick(cutThings);
    const grown = bigDenominator - denominator;
    const added = isDown
      ? hidesNumerator
        ? bigNumerator - grown
        : bigDenominator - (bigNumerator - numerator)
      : hidesNumerator
        ? numerator + grown
        : denominator + (bigNumerator - numerator);
    const same = isDown ? (hidesNumerator ? bigNumerator : bigDenominator) : hidesNumerator ? numerator : denominator;
    const wrong = rng.pick([added, same].filter((each) => each > 0 && each !== answer));
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [
            p`نوار اول و دوم هم‌اندازه‌اند. می‌خواهیم از نوار دوم هم به اندازهٔ نوار اول رنگ کنیم. جای خالی را کامل کن.`,
            display(row(known, '=', open(blank()))),
          ];
        case 'story':
          return [
            p`${name} یک ${thing} را به ${bigDenominator} قسمت مساوی ${cut}. دوستش یک ${thing} مثل آن را به ${denominator} قسمت مساوی ${cut} و ${numerator} قسمت برداشت.`,
            p`${name} چند قسمت بردارد تا هر دو یک اندازه برداشته باشند؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} در جای خالی عدد ${wrong} را نوشته است، ولی دو کسر مساوی نمی‌شوند.`,
            display(row(known, '=', open(blank()))),
            p`عدد درستِ جای خالی چیست؟`,
          ];
        default:
          return [p`در جای خالی چه عددی بنویسیم تا دو کسر مساوی شوند؟`, display(row(known, '=', open(blank())))];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'bars' as const,
              description: `دو نوار هم‌اندازه؛ اولی ${persianNumber(denominator)} قسمت مساوی دارد و ${persianNumber(numerator)} قسمت آن رنگ شده است، دومی ${persianNumber(bigDenominator)} قسمت مساوی دارد و رنگ نشده است`,
              bars: [
                { parts: denominator, shaded: numerator, tone: 'accent' as const },
                { parts: bigDenominator, shaded: 0, tone: 'accent' as const },
              ],
            },
          }
        : {}),
      ...integerAnswer(answer),
      misconceptions: [
        ...(added > 0
          ? [
              misconception(
                'same-added',
                'به جای ضرب یا تقسیم، همان‌قدر جمع یا کم کرده',
                integerKey(added),
                form === 'story'
                  ? line`اندازهٔ مساوی با جمع و تفریق به دست نمی‌آید. ببین تعداد همهٔ قسمت‌ها چند برابر شده است.`
                  : line`کسر مساوی با جمع و تفریق به دست نمی‌آید. ببین یکی از دو عدد چند برابر شده است.`,
              ),
            ]
          : []),
        misconception(
          'term-unchanged',
          'یکی را عوض کرده و دیگری را همان نوشته',
          integerKey(same),
          line`وقتی یکی چند برابر می‌شود، دیگری هم باید به همان اندازه چند برابر شود.`,
        ),
        misconception(
          'scale-written',
          'فقط عددی را که در آن ضرب شده نوشته',
          integerKey(scale),
          line`این عدد می‌گوید چند برابر شده است. حالا همان را روی عدد دیگر هم به کار ببر.`,
        ),
        misconception(
          // A story has no fraction.
          form === 'story' ? 'given-number-copied' : 'other-term-written',
          form === 'story' ? 'عددی را که داده شده دوباره نوشته' : 'عدد دیگرِ همان کسر را نوشته',
          integerKey(
            isDown ? (hidesNumerator ? denominator : numerator) : hidesNumerator ? bigDenominator : bigNumerator,
          ),
          form === 'story'
            ? line`ببین تعداد همهٔ قسمت‌ها را می‌خواهیم یا قسمت‌های برداشته‌شده را.`
            : form === 'figure'
              ? line`ببین تعداد همهٔ قسمت‌ها را می‌خواهیم یا قسمت‌های رنگی را.`
              : line`این عدد در همان کسر هست. ببین جای خالی در صورت است یا در مخرج.`,
        ),
      ],
      hints: [
        hint(p`دو کسر وقتی مساوی‌اند که از دو چیز هم‌اندازه، یک اندازه را نشان بدهند.`),
        hint(
          form === 'story'
            ? p`هر قسمتِ ${ezafe(thing)} دوستش چند قسمت از ${ezafe(thing)} ${name} است؟`
            : hidesNumerator
              ? p`به مخرج‌ها نگاه کن: یکی چند برابر دیگری است؟`
              : p`به صورت‌ها نگاه کن: یکی چند برابر دیگری است؟`,
        ),
        hint(
          form === 'story'
            ? p`همین را برای همهٔ قسمت‌هایی که دوستش برداشته حساب کن.`
            : hidesNumerator
              ? p`صورت هم باید به همان اندازه بزرگ یا کوچک شود.`
              : p`مخرج هم باید به همان اندازه بزرگ یا کوچک شود.`,
        ),
      ],
      solution: [
        step(
          form === 'story'
            ? p`تعداد همهٔ قسمت‌ها ${scale} برابر شده است.`
            : hidesNumerator
              ? p`مخرج بزرگ‌تر ${scale} برابر مخرج کوچک‌تر است.`
              : p`صورت بزرگ‌تر ${scale} برابر صورت کوچک‌تر است.`,
          display(
            hidesNumerator
              ? row(denominator, '×', scale, '=', bigDenominator)
              : row(numerator, '×', scale, '=', bigNumerator),
          ),
        ),
        step(
          form === 'story'
            ? p`پس تعداد قسمت‌های برداشته‌شده هم باید ${scale} برابر شود.`
            : hidesNumerator
              ? p`پس صورت هم باید همان‌طور باشد.`
              : p`پس مخرج هم باید همان‌طور باشد.`,
          display(
            hidesNumerator
              ? row(numerator, '×', scale, '=', bigNumerator)
              : row(denominator, '×', scale, '=', bigDenominator),
          ),
        ),
        step(p`پس عدد خواسته‌شده ${answer} است و دو کسر مساوی شدند.`, display(row(known, '=', open(answer)))),
      ],
    };
  },
});
