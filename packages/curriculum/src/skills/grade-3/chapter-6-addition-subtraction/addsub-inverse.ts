import {
  additionBars,
  type Block,
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
  row,
  step,
} from '../../../authoring/index.ts';
import { offInColumn } from '../../../authoring/whole-misconceptions.ts';

type Shape = 'total-minus-one' | 'total-minus-box' | 'box-minus-one' | 'box-minus-other' | 'box-plus';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['reverse', 'reverse', 'bare'],
  2: ['reverse', 'bare', 'story'],
  3: ['bare', 'reverse', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};
const shapesOf: Readonly<Record<Level, readonly Shape[]>> = {
  1: ['total-minus-one', 'box-plus'],
  2: ['total-minus-one', 'total-minus-box', 'box-minus-one', 'box-plus'],
  3: ['total-minus-one', 'total-minus-box', 'box-minus-one', 'box-minus-other'],
  4: ['total-minus-box', 'box-minus-one', 'box-minus-other'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 500, 2: 1500, 3: 5000, 4: 5000 };

/** Places that own thousands of something and give some of it away. */
const owners = [
  { owner: 'کتابخانهٔ شهر', thing: 'کتاب', to: 'کتابخانهٔ مدرسه‌ها' },
  { owner: 'گلخانهٔ شهرداری', thing: 'گلدان', to: 'پارک‌ها' },
  { owner: 'انبار نوشت‌افزار', thing: 'دفتر', to: 'مدرسه‌ها' },
  { owner: 'موزهٔ تمبر', thing: 'تمبر', to: 'نمایشگاه' },
  { owner: 'کارگاه کاشی', thing: 'کاشی', to: 'مسجد محله' },
  { owner: 'باغ نهال', thing: 'نهال', to: 'روستاها' },
] as const;

export const addsubInverse = defineSkill({
  id: 'g3-addsub-inverse',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 10,
  make: (rng, level) => {
    const most = mostOf[level];
    const grain = level === 1 ? 10 : 1;
    const a = grain * rng.int(Math.ceil(110 / grain), Math.floor((most - 110) / grain));
    const b = grain * rng.int(Math.ceil(100 / grain), Math.max(11, Math.floor((most - a) / grain)));
    const c = a + b;
    if (a === b || c > most) return null;
    const shape = rng.pick(shapesOf[level]);
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const { owner, thing, to } = rng.pick(owners);
    const given = row(a, '+', b, '=', c);
    const equation = (box: NodeLike): MathNode => {
      switch (shape) {
        case 'total-minus-one':
          return row(c, '−', a, '=', box);
        case 'total-minus-box':
          return row(c, '−', box, '=', a);
        case 'box-minus-one':
          return row(box, '−', a, '=', b);
        case 'box-minus-other':
          return row(box, '−', b, '=', a);
        case 'box-plus':
          return row(b, '+', a, '=', box);
      }
    };
    const isTotal = shape === 'box-minus-one' || shape === 'box-minus-other' || shape === 'box-plus';
    const answer = isTotal ? c : b;
    const wrong = isTotal ? Math.abs(a - b) : a + c;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'reverse':
          return [
            p`${name} این جمع را حساب کرده است. با کمک آن و بدون حساب دوباره، جای خالی را پر کن.`,
            display(given),
            display(equation(blank())),
          ];
        case 'story':
          return isTotal
            ? [
                p`${owner} تعدادی ${thing} داشت. ${shape === 'box-minus-other' ? b : a} تای آن را به ${to} داد و ${shape === 'box-minus-other' ? a : b} تا برایش ماند.`,
                p`${owner} اول چند ${thing} داشت؟`,
              ]
            : [
                p`${owner} ${c} ${thing} داشت. تعدادی از آن‌ها را به ${to} داد و ${a} تا برایش ماند.`,
                p`${owner} چند ${thing} به ${to} داد؟`,
              ];
        case 'find-mistake':
          return [
            p`${name} در جای خالی عدد ${wrong} را نوشته است، ولی دو طرف مساوی نمی‌شود.`,
            display(equation(blank())),
            p`عدد درستِ جای خالی چیست؟`,
          ];
        default:
          return [p`در جای خالی چه عددی می‌آید؟`, display(equation(blank()))];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer),
      misconceptions: [
        misconception(
          isTotal ? 'subtracted-for-added' : 'added-for-subtracted',
          isTotal ? 'به جای جمع، تفریق کرده' : 'به جای تفریق، جمع کرده',
          integerKey(wrong),
          isTotal
            ? line`عدد خواسته‌شده همهٔ مقدار است. می‌تواند از دو عدد دیگر کوچک‌تر باشد؟`
            : line`عدد خواسته‌شده یک قسمت است. می‌تواند از همهٔ مقدار بزرگ‌تر باشد؟`,
        ),
        misconception(
          'given-copied',
          'عددی را که داده شده دوباره نوشته',
          integerKey(a),
          form === 'reverse'
            ? line`این عدد در عبارت دوم هست. کدام‌یک از سه عددِ جمع در آن نیامده است؟`
            : line`این عدد را خودِ مسئله گفته است. عددی را پیدا کن که گفته نشده.`,
        ),
        misconception(
          'other-given-copied',
          'عدد دیگری از مسئله را نوشته',
          integerKey(isTotal ? b : c),
          line`ببین عدد خواسته‌شده همهٔ مقدار است یا فقط یک قسمت از آن.`,
        ),
        misconception(
          'hundred-off',
          'در صدگان یکی کم یا زیاد حساب کرده',
          integerKey(offInColumn(answer, 100, 1)),
          line`صدتایی‌ها را یک بار دیگر حساب کن.`,
        ),
      ],
      hints: [
        hint(
          isTotal
            ? p`اینجا دو قسمت را می‌دانیم و همهٔ مقدار را می‌خواهیم.`
            : p`اینجا همهٔ مقدار و یک قسمت آن را می‌دانیم و قسمت دیگر را می‌خواهیم.`,
        ),
        hint(
          isTotal
            ? p`دو قسمت با هم، همهٔ مقدار را می‌سازند. جمع و تفریق وارون هم هستند.`
            : p`اگر از همهٔ مقدار یک قسمت را برداریم، قسمت دیگر می‌ماند. جمع و تفریق وارون هم هستند.`,
        ),
      ],
      solution: [
        form === 'reverse'
          ? step(p`این سه عدد همان عددهای جمع داده‌شده‌اند: دو قسمت ${a} و ${b} است و همهٔ مقدار ${c}.`, display(given))
          : isTotal
            ? step(p`دو قسمت ${a} و ${b} است؛ پس همهٔ مقدار با جمع پیدا می‌شود.`, display(row(a, '+', b, '=', c)))
            : step(
                p`همهٔ مقدار ${c} است و یک قسمت ${a}؛ پس قسمت دیگر با تفریق پیدا می‌شود.`,
                display(row(c, '−', a, '=', b)),
              ),
        step(
          form === 'story'
            ? p`عدد را امتحان می‌کنیم و درست درمی‌آید.`
            : form === 'reverse'
              ? p`از این سه عدد، ${answer} هنوز نیامده است؛ پس آن را بدون حساب در جای خالی می‌گذاریم.`
              : p`عدد را در جای خالی می‌گذاریم و دو طرف مساوی می‌شود.`,
          // A sum is tried by taking away, not by adding once more.
          display(form === 'story' && shape === 'box-plus' ? row(c, '−', a, '=', b) : equation(answer)),
        ),
      ],
    };
  },
});
