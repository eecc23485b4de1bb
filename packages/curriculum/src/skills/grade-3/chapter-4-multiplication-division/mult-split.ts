import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  emphasis,
  group,
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
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story'],
  3: ['bare', 'figure', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'reverse', 'bare'],
};

/** a × b cut into a × c and a × rest. */
interface Split {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

function draw(rng: Rng, level: Level): Split {
  const a = level === 1 ? rng.int(3, 5) : level === 4 ? rng.int(4, 9) : rng.int(3, 9);
  // The stretch goes beyond the times table: 7 × 14 is 7 × 10 and 7 × 4.
  if (level === 4) {
    const b = rng.int(11, 19);
    return { a, b, c: rng.chance(1, 2) ? 10 : rng.int(3, b - 3) };
  }
  const b = rng.int(6, 9);
  // Five is the easy part of the book; later any part.
  return { a, b, c: level === 1 ? 5 : rng.int(2, b - 2) };
}

const boards = ['فرش', 'تختهٔ شکلات', 'دیوار کاشی‌کاری', 'کاغذ شطرنجی', 'پنجرهٔ رنگی'] as const;
const stories = [
  { thing: 'صندلی', statement: 'در سالن', kinds: ['قرمز', 'آبی'] },
  { thing: 'گل', statement: 'در باغچه', kinds: ['سفید', 'صورتی'] },
  { thing: 'مهره', statement: 'روی میز', kinds: ['زرد', 'سبز'] },
  { thing: 'کاشی', statement: 'روی دیوار', kinds: ['ساده', 'گلدار'] },
  { thing: 'شیرینی', statement: 'در سینی', kinds: ['نخودچی', 'برنجی'] },
  { thing: 'نهال', statement: 'در باغ', kinds: ['سیب', 'گیلاس'] },
] as const;

export const multSplit = defineSkill({
  id: 'g3-mult-split',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 13,
  commonMistakes: ['partial-product-written', 'parts-added'],
  make: (rng, level) => {
    const { a, b, c } = draw(rng, level);
    const rest = b - c;
    // To copy the common number, or the part that is shown, would come to the right one.
    if (rest === a || rest === c) return null;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const turned = rng.chance(1, 3);
    const equation = (box: NodeLike) =>
      turned
        ? row(a, '×', b, '=', group(row(a, '×', box)), '+', group(row(a, '×', c)))
        : row(a, '×', b, '=', group(row(a, '×', c)), '+', group(row(a, '×', box)));
    const { thing, statement, kinds } = rng.pick(stories);
    const wrong = rng.pick([b, c, rest + 1]);
    if (wrong === rest) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [
            p`این ${rng.pick(boards)} ${a} ردیف دارد. آن را به دو قسمت رنگی و بی‌رنگ بریده‌ایم تا ضرب آسان‌تر شود.`,
            p`جای خالی را کامل کن.`,
            display(equation(blank())),
          ];
        case 'story':
          return [
            p`${statement} ${a} ردیف هست و در هر ردیف ${b} ${thing}. در هر ردیف ${c} ${thing} ${kinds[0]} و بقیه ${kinds[1]} است. ${name} این دو دسته را جدا حساب می‌کند.`,
            display(equation(blank())),
            p`در جای خالی چه عددی می‌آید؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} این ضرب را به دو ضرب آسان‌تر شکسته، ولی یک عدد درست نیست.`,
            display(equation(emphasis(wrong))),
            p`به جای عددی که پررنگ است، چه عددی باید بنویسد؟`,
          ];
        case 'reverse':
          return [
            p`${name} دو ضرب زیر را با هم یکی می‌کند. در جای خالی چه عددی بنویسیم؟`,
            display(row(group(row(a, '×', c)), '+', group(row(a, '×', rest)), '=', a, '×', blank())),
          ];
        default:
          return [p`ضرب را به دو ضرب آسان‌تر شکسته‌ایم. جای خالی را کامل کن.`, display(equation(blank()))];
      }
    };
    const answer = form === 'reverse' ? b : rest;
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'area' as const,
              description: `مستطیلی با ${persianNumber(a)} ردیف و ${persianNumber(b)} ستون که ${persianNumber(c)} ستون آن رنگ شده است`,
              rows: a,
              columns: b,
              shadedRows: 0,
              shadedColumns: c,
            },
          }
        : {}),
      ...integerAnswer(answer),
      misconceptions:
        form === 'reverse'
          ? [
              // The common number may be one of the parts.
              ...(a === c
                ? []
                : [
                    misconception(
                      'one-part-only',
                      'فقط یکی از دو قسمت را نوشته',
                      integerKey(c),
                      line`دو ضرب با هم یکی شده‌اند. هر دو قسمت را حساب کن.`,
                    ),
                  ]),
              misconception(
                'parts-multiplied',
                'دو قسمت را در هم ضرب کرده',
                integerKey(c * rest),
                line`میان دو ضرب علامت جمع آمده است. دسته‌ها را کنار هم بگذار.`,
              ),
              misconception(
                'common-factor-doubled',
                'عدد مشترک را دو بار حساب کرده',
                integerKey(2 * a),
                line`عدد مشترک در طرف دیگر هم یک بار نوشته شده است. جای خالی چیز دیگری می‌خواهد.`,
              ),
            ]
          : [
              misconception(
                'whole-factor-again',
                'همهٔ عدد را دوباره نوشته',
                integerKey(b),
                line`یک قسمت از آن را جدا کرده‌ایم. ببین چقدر باقی مانده است.`,
              ),
              misconception(
                'same-part-again',
                'قسمت معلوم را تکرار کرده',
                integerKey(c),
                line`دو قسمت با هم باید ${b} شود. با این عدد می‌شود؟`,
              ),
              misconception(
                'common-factor-written',
                'عدد مشترک را نوشته',
                integerKey(a),
                line`این عدد در هر دو ضرب هست. ببین کدام عدد به دو قسمت شکسته شده است.`,
              ),
              misconception(
                'partial-product-written',
                'حاصل یکی از ضرب‌ها را نوشته',
                // The sum of two numbers of the question may come to the same.
                integerKey([a + b, a + c].includes(a * rest) ? a * c : a * rest),
                line`حاصل را نمی‌خواهیم؛ فقط عددی را می‌خواهیم که در آن ضرب شده است.`,
              ),
              misconception(
                'parts-added',
                'دو عدد را جمع کرده',
                integerKey(b + c),
                line`عدد به دو قسمت شکسته شده است؛ پس هر قسمت از خود عدد کوچک‌تر است.`,
              ),
            ],
      hints: [
        hint(
          form === 'reverse'
            ? p`${a} تا ${c}تایی و ${a} تا ${rest}تایی را روی هم می‌گذاریم.`
            : form === 'figure'
              ? p`${a} ردیف ${b}تایی را از یک جا می‌بریم تا دو ضرب کوچک‌تر داشته باشیم.`
              : p`${a} تا ${b}تایی را به دو قسمت می‌شکنیم تا دو ضرب کوچک‌تر داشته باشیم.`,
        ),
        hint(
          form === 'reverse'
            ? p`${a} در هر دو ضرب هست. دو قسمت روی هم چندتایی می‌شود؟`
            : p`یک قسمت ${c}تایی است. فکر کن ${b} از ${c} و چه عددی ساخته می‌شود.`,
        ),
      ],
      solution:
        form === 'reverse'
          ? [
              step(p`دو قسمت ${c}تایی و ${rest}تایی را روی هم می‌گذاریم.`, display(row(c, '+', rest, '=', b))),
              step(p`پس ${a} تا ${b}تایی داریم.`, display(row(a, '×', b))),
            ]
          : [
              step(p`${b} را به ${c} و بقیه‌اش شکسته‌ایم.`, display(row(b, '=', c, '+', rest))),
              step(p`پس قسمت دیگر ${rest}تایی است.`, display(equation(rest))),
            ],
    };
  },
});
