import {
  type Block,
  choiceAnswer,
  defineSkill,
  display,
  groupings,
  hint,
  type Level,
  line,
  type MathNode,
  math,
  p,
  persianNumber,
  plainMath,
  type QuestionVariant,
  row,
  rowsAndColumns,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'story', 'figure'],
  4: ['story', 'bare'],
};
const rangeOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 5], 2: [2, 9], 3: [3, 9], 4: [6, 9] };

export const divisionFamily = defineSkill({
  id: 'g3-division-family',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 8,
  pictures: [rowsAndColumns],
  make: (rng, level) => {
    const a = rng.int(...rangeOf[level]);
    const b = rng.int(...rangeOf[level]);
    if (a === b) return null;
    const c = a * b;
    const form = rng.pick(formsOf[level]);
    const { scene, holder, each, thing } = rng.pick(groupings);

    const option = (node: MathNode) => ({ value: plainMath(node), content: [math(node)] });
    // A false fact of the same three numbers; the last one only turns an easy pair round.
    const lie = rng.pick([
      row(a, '÷', c, '=', b),
      row(b, '÷', c, '=', a),
      row(c, '×', a, '=', b),
      row(c, '×', b, '=', a),
      row(c, '÷', a, '=', a),
      row(a, '+', b, '=', c),
      row(c, '−', a, '=', b),
      ...(a % b === 0 || b % a === 0 ? [] : [row(a, '÷', b, '=', c)]),
    ]);
    const doubted = [
      {
        ...option(row(b, '×', a, '=', c)),
        id: 'turned-product-doubted',
        title: 'ضرب جابه‌جاشده را نادرست دانسته، یا «نیست» را ندیده',
        message: line`سؤال عبارتی را می‌خواهد که درست نیست. جای دو عدد ضرب را می‌شود عوض کرد. این عبارت را یک بار حساب کن.`,
      },
      {
        ...option(row(c, '÷', a, '=', b)),
        id: 'division-by-first-doubted',
        title: 'تقسیم بر عدد اول را نادرست دانسته، یا «نیست» را ندیده',
        message: line`سؤال عبارتی را می‌خواهد که درست نیست. این عبارت را با ضرب امتحان کن: حاصل تقسیم را در عدد بعد از علامت تقسیم ضرب کن. به عدد اول می‌رسی؟`,
      },
      {
        ...option(row(c, '÷', b, '=', a)),
        id: 'division-by-second-doubted',
        title: 'تقسیم بر عدد دوم را نادرست دانسته، یا «نیست» را ندیده',
        message: line`سؤال عبارتی را می‌خواهد که درست نیست. این تقسیم را با ضرب امتحان کن و ببین درست درمی‌آید یا نه.`,
      },
      {
        ...option(row(a, '×', b, '=', c)),
        id: 'product-doubted',
        title: 'خود ضرب را نادرست دانسته، یا «نیست» را ندیده',
        message: line`سؤال عبارتی را می‌خواهد که درست نیست. این ضرب را یک بار دیگر حساب کن.`,
      },
    ];
    const choice = choiceAnswer(rng, {
      layout: 'list',
      right: option(lie),
      wrong: form === 'story' ? rng.shuffle(doubted) : doubted.slice(0, 3),
    });
    if (choice === null) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`برای این شکل چند عبارت نوشته‌ایم. کدام درست نیست؟`];
        case 'story':
          return [
            p`${scene} ${a} ${holder} هست و ${each} ${b} ${thing}؛ روی هم ${c} ${thing}.`,
            p`کدام عبارت با این عددها درست نیست؟`,
          ];
        default:
          return [p`می‌دانیم که ${row(a, '×', b, '=', c)} است. کدام عبارت درست نیست؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'area' as const,
              description: `مستطیلی خانه‌خانه با ${persianNumber(a)} ردیف و ${persianNumber(b)} ستون، روی هم ${persianNumber(c)} خانه`,
              rows: a,
              columns: b,
              shadedRows: a,
              shadedColumns: 0,
            },
          }
        : {}),
      ...choice,
      hints: [
        hint(p`سؤال عبارتی را می‌خواهد که درست نیست؛ پس عبارت‌های دیگر همه درست‌اند.`),
        hint(p`عبارت‌ها را یکی‌یکی حساب کن و ببین حاصل کدام‌یک با عددِ بعد از علامت مساوی جور نیست.`),
      ],
      solution: [
        // A picture is that of a step's last formula, and lies as the question has it.
        step(p`ضرب‌های درست این خانواده:`, display(row(b, '×', a, '=', c)), display(row(a, '×', b, '=', c))),
        step(p`تقسیم‌های درست این خانواده:`, display(row(c, '÷', b, '=', a)), display(row(c, '÷', a, '=', b))),
        step(p`این عبارت در خانواده نیست و درست درنمی‌آید:`, display(lie)),
      ],
    };
  },
});
