import {
  type Block,
  barModels,
  blank,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  type MathNode,
  misconception,
  type NodeLike,
  p,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';

type Shape = 'box-plus' | 'plus-box' | 'minus-box' | 'box-minus' | 'box-times' | 'box-over';

interface Riddle {
  readonly shape: Shape;
  /** The number that stands with the box. */
  readonly a: number;
  /** What comes out. */
  readonly b: number;
  readonly answer: number;
}

const shapesOf: Readonly<Record<Level, readonly Shape[]>> = {
  1: ['box-plus', 'plus-box', 'box-minus'],
  2: ['box-plus', 'plus-box', 'minus-box', 'box-minus', 'box-times'],
  3: ['plus-box', 'minus-box', 'box-minus', 'box-times', 'box-over'],
  4: ['minus-box', 'box-minus', 'box-times', 'box-over'],
};
const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 20, 2: 60, 3: 100, 4: 100 };

function draw(rng: Rng, level: Level): Riddle {
  const shape = rng.pick(shapesOf[level]);
  if (shape === 'box-times') {
    const [answer, a] = [rng.int(2, 9), rng.int(level === 2 ? 2 : 3, 9)];
    return { shape, a, b: a * answer, answer };
  }
  if (shape === 'box-over') {
    const [b, a] = [rng.int(2, 9), rng.int(2, 9)];
    return { shape, a, b, answer: a * b };
  }
  const most = mostOf[level];
  // At the stretch neither part is round, so that counting on is not enough.
  const total = rng.int(Math.floor(most / 3), most);
  const part = rng.int(level === 4 ? 11 : 2, total - 2);
  switch (shape) {
    case 'minus-box':
      return { shape, a: total, b: part, answer: total - part };
    case 'box-minus':
      return { shape, a: part, b: total - part, answer: total };
    default:
      return { shape, a: part, b: total, answer: total - part };
  }
}

function equation({ shape, a, b }: Riddle, box: NodeLike): MathNode {
  switch (shape) {
    case 'box-plus':
      return row(box, '+', a, '=', b);
    case 'plus-box':
      return row(a, '+', box, '=', b);
    case 'minus-box':
      return row(a, '−', box, '=', b);
    case 'box-minus':
      return row(box, '−', a, '=', b);
    case 'box-times':
      return row(box, '×', a, '=', b);
    case 'box-over':
      return row(box, '÷', a, '=', b);
  }
}

/** What a child does with the two printed numbers without asking which of them is the whole. */
function careless({ shape, a, b }: Riddle): number {
  switch (shape) {
    case 'box-plus':
    case 'plus-box':
      return a + b;
    case 'minus-box':
      return a + b;
    case 'box-minus':
      return Math.abs(a - b);
    case 'box-times':
      return b - a;
    case 'box-over':
      return a + b;
  }
}

/** What that is called: the operation of the question again, or another than the one that leads back. */
const slips: Readonly<Record<Shape, readonly [id: string, title: string]>> = {
  'box-plus': ['used-sign-as-seen', 'با دو عدد داده‌شده همان کار را دوباره انجام داده'],
  'plus-box': ['used-sign-as-seen', 'با دو عدد داده‌شده همان کار را دوباره انجام داده'],
  'box-minus': ['used-sign-as-seen', 'با دو عدد داده‌شده همان کار را دوباره انجام داده'],
  'minus-box': ['added-taken', 'به جای کم کردن، دو عدد را جمع کرده'],
  'box-times': ['subtracted-for-inverse', 'به جای تقسیم، تفریق کرده'],
  'box-over': ['added-for-inverse', 'به جای ضرب، دو عدد را جمع کرده'],
};

const thoughts: Readonly<Record<Shape, (name: string, a: number, b: number) => Block>> = {
  'box-plus': (name, a, b) => p`${name} عددی را در ذهنش نگه داشت. ${a} تا به آن اضافه کرد و به ${b} رسید.`,
  'plus-box': (name, a, b) => p`${name} عدد ${a} را نوشت. عددی به آن اضافه کرد و به ${b} رسید.`,
  'minus-box': (name, a, b) => p`${name} عدد ${a} را نوشت. عددی از آن کم کرد و به ${b} رسید.`,
  'box-minus': (name, a, b) => p`${name} عددی را در ذهنش نگه داشت. ${a} تا از آن کم کرد و به ${b} رسید.`,
  'box-times': (name, a, b) => p`${name} عددی را در ذهنش نگه داشت. آن را در ${a} ضرب کرد و به ${b} رسید.`,
  'box-over': (name, a, b) => p`${name} عددی را در ذهنش نگه داشت. آن را بر ${a} تقسیم کرد و به ${b} رسید.`,
};

function worked({ shape, a, b, answer }: Riddle): SolutionStep {
  switch (shape) {
    case 'box-plus':
    case 'plus-box':
      return step(
        p`${b} همهٔ عدد است و ${a} یک قسمت آن؛ پس قسمت دیگر با تفریق پیدا می‌شود.`,
        display(row(b, '−', a, '=', answer)),
      );
    case 'minus-box':
      return step(
        p`از ${a} چیزی کم شده و ${b} مانده است؛ پس آنچه کم شده، فاصلهٔ این دو عدد است.`,
        display(row(a, '−', b, '=', answer)),
      );
    case 'box-minus':
      return step(
        p`${a} تا از عدد کم شده و ${b} مانده است؛ پس این دو قسمت با هم خود عدد را می‌سازند.`,
        display(row(b, '+', a, '=', answer)),
      );
    case 'box-times':
      return step(p`چند دستهٔ ${a}تایی ${b} می‌شود؟ وارون ضرب، تقسیم است.`, display(row(b, '÷', a, '=', answer)));
    case 'box-over':
      return step(
        p`عدد به ${a} دستهٔ ${b}تایی تقسیم شده است؛ وارون تقسیم، ضرب است.`,
        display(row(b, '×', a, '=', answer)),
      );
  }
}

const directions: Readonly<Record<Shape, string>> = {
  'box-plus': 'عددی که بعد از علامت مساوی آمده، همه را با هم نشان می‌دهد. جای خالی یک قسمت از آن است.',
  'plus-box': 'عددی که بعد از علامت مساوی آمده، همه را با هم نشان می‌دهد. جای خالی یک قسمت از آن است.',
  'minus-box': 'عدد اول همه را نشان می‌دهد. ببین چند تا از آن کم شده است.',
  'box-minus': 'از عدد جای خالی چیزی کم شده؛ پس عدد جای خالی از عددهای دیگر بزرگ‌تر است.',
  'box-times': 'ببین چند دستهٔ مساوی به عدد بعد از علامت مساوی می‌رسد.',
  'box-over': 'عدد جای خالی به دسته‌های مساوی تقسیم شده؛ پس عدد جای خالی از همه بزرگ‌تر است.',
};

export const missingNumber = defineSkill({
  id: 'g3-missing-number',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [barModels],
  revision: 8,
  commonMistakes: ['used-sign-as-seen', 'added-for-inverse', 'subtracted-for-inverse', 'added-taken'],
  make: (rng, level) => {
    const riddle = draw(rng, level);
    const { shape, a, b, answer } = riddle;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const wrong = careless(riddle);
    // One of the numbers copied would be right.
    if (wrong === answer || wrong === 0 || answer === a || answer === b) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            thoughts[shape](name, a, b),
            shape === 'plus-box' || shape === 'minus-box'
              ? p`عددی که ${shape === 'plus-box' ? 'اضافه' : 'کم'} کرد چند است؟`
              : p`عددی که در ذهن داشت چند است؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} در جای خالی عدد ${wrong} را نوشته است، ولی دو طرف مساوی نمی‌شود.`,
            display(equation(riddle, blank())),
            p`عدد درستِ جای خالی چیست؟`,
          ];
        default:
          return [p`در جای خالی چه عددی بنویسیم تا دو طرف مساوی شود؟`, display(equation(riddle, blank()))];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer),
      misconceptions: [
        misconception(...slips[shape], integerKey(wrong), line`با عددت یک بار حساب کن. همان می‌شود که سؤال گفته است؟`),
        misconception(
          'result-copied',
          'حاصل را دوباره نوشته',
          integerKey(b),
          line`این عدد حاصل است. ببین کدام عدد را نمی‌دانیم.`,
        ),
        misconception(
          'given-copied',
          'عددی را که داده شده دوباره نوشته',
          integerKey(a),
          line`این عدد را خودِ مسئله گفته است. عددی را پیدا کن که گفته نشده.`,
        ),
        misconception(
          'one-too-many',
          'یکی زیاد حساب کرده',
          integerKey(answer + 1),
          line`خیلی نزدیک شدی. با عددت یک بار از اول حساب کن و ببین درست درمی‌آید یا نه.`,
        ),
        misconception(
          'one-too-few',
          'یکی کم حساب کرده',
          integerKey(answer - 1),
          line`خیلی نزدیک شدی. با عددت یک بار از اول حساب کن و ببین درست درمی‌آید یا نه.`,
        ),
      ],
      hints: [
        hint(
          p`عددی می‌خواهیم که اگر در جای خالی بنشیند، دو طرف علامت مساوی یک اندازه شود.`,
          ...(form === 'story' ? [display(equation(riddle, blank()))] : []),
        ),
        hint(p`${directions[shape]}`),
      ],
      solution: [
        worked(riddle),
        step(p`آزمایش می‌کنیم: عدد را در جای خالی می‌گذاریم و درست درمی‌آید.`, display(equation(riddle, answer))),
      ],
    };
  },
});
