import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  ezafe,
  frac,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  mistake,
  type NodeLike,
  p,
  persianNumber,
  type QuestionForm,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
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
  make: (rng, level) => {
    const scale = rng.int(2, level === 1 ? 3 : 5);
    const bottom = rng.int(2, Math.min(level === 1 ? 4 : 10, Math.floor(20 / scale)));
    const top = rng.int(1, bottom - 1);
    const [bigTop, bigBottom] = [top * scale, bottom * scale];
    const form = rng.pick(formsOf[level]);
    const hidesTop = form === 'figure' || form === 'story' || rng.chance(1, 2);
    // «reverse» goes from the larger terms down to the smaller.
    const isDown = form === 'reverse';
    const known = frac(isDown ? bigTop : top, isDown ? bigBottom : bottom);
    const answer = isDown ? (hidesTop ? top : bottom) : hidesTop ? bigTop : bigBottom;
    const open = (box: NodeLike) =>
      isDown ? (hidesTop ? frac(box, bottom) : frac(top, box)) : hidesTop ? frac(box, bigBottom) : frac(bigTop, box);
    const name = child(rng);
    const { thing, cut } = rng.pick(cutThings);
    const grown = bigBottom - bottom;
    const added = isDown
      ? hidesTop
        ? bigTop - grown
        : bigBottom - (bigTop - top)
      : hidesTop
        ? top + grown
        : bottom + (bigTop - top);
    const same = isDown ? (hidesTop ? bigTop : bigBottom) : hidesTop ? top : bottom;
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
            p`${name} یک ${thing} را به ${bigBottom} قسمت مساوی ${cut}. دوستش یک ${thing} مثل آن را به ${bottom} قسمت مساوی ${cut} و ${top} قسمت برداشت.`,
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
              description: `دو نوار هم‌اندازه؛ اولی ${persianNumber(bottom)} قسمت مساوی دارد و ${persianNumber(top)} قسمت آن رنگ شده است، دومی ${persianNumber(bigBottom)} قسمت مساوی دارد و رنگ نشده است`,
              bars: [
                { parts: bottom, shaded: top, tone: 'accent' as const },
                { parts: bigBottom, shaded: 0, tone: 'accent' as const },
              ],
            },
          }
        : {}),
      ...integerAnswer(answer),
      misconceptions: [
        mistake(
          'same-added',
          'به صورت و مخرج یک عدد اضافه یا از آن‌ها کم کرده',
          integerKey(Math.max(0, added)),
          line`کسر مساوی با جمع و تفریق به دست نمی‌آید. ببین یکی از دو عدد چند برابر شده است.`,
        ),
        mistake(
          'term-unchanged',
          'یکی را عوض کرده و دیگری را همان نوشته',
          integerKey(same),
          line`وقتی یکی چند برابر می‌شود، دیگری هم باید همان‌قدر برابر شود.`,
        ),
        mistake(
          'scale-written',
          'فقط عددی را که در آن ضرب شده نوشته',
          integerKey(scale),
          line`این عدد می‌گوید چند برابر شده است. حالا همان را روی عدد دیگر هم به کار ببر.`,
        ),
        mistake(
          'other-term-written',
          'صورت و مخرج را با هم اشتباه گرفته',
          integerKey(isDown ? (hidesTop ? bottom : top) : hidesTop ? bigBottom : bigTop),
          line`ببین جای خالی بالای خط کسر است یا پایین آن.`,
        ),
      ],
      hints: [
        hint(p`دو کسر وقتی مساوی‌اند که از دو چیز هم‌اندازه، یک اندازه را نشان بدهند.`),
        hint(
          form === 'story'
            ? p`هر قسمتِ ${ezafe(thing)} دوستش چند قسمت از ${ezafe(thing)} ${name} است؟`
            : hidesTop
              ? p`به مخرج‌ها نگاه کن: یکی چند برابر دیگری است؟`
              : p`به صورت‌ها نگاه کن: یکی چند برابر دیگری است؟`,
        ),
        hint(
          hidesTop
            ? p`صورت هم باید به همان اندازه بزرگ یا کوچک شود.`
            : p`مخرج هم باید به همان اندازه بزرگ یا کوچک شود.`,
        ),
      ],
      solution: [
        step(
          hidesTop ? p`مخرج بزرگ‌تر ${scale} برابر مخرج کوچک‌تر است.` : p`صورت بزرگ‌تر ${scale} برابر صورت کوچک‌تر است.`,
          display(hidesTop ? row(bottom, '×', scale, '=', bigBottom) : row(top, '×', scale, '=', bigTop)),
        ),
        step(
          hidesTop ? p`پس صورت هم باید همان‌طور باشد.` : p`پس مخرج هم باید همان‌طور باشد.`,
          display(hidesTop ? row(top, '×', scale, '=', bigTop) : row(bottom, '×', scale, '=', bigBottom)),
        ),
        step(p`پس عدد جای خالی ${answer} است و دو کسر مساوی شدند.`, display(row(known, '=', open(answer)))),
      ],
    };
  },
});
