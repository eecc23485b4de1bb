import {
  type Block,
  barModels,
  children,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'compare'],
  2: ['story', 'compare'],
  3: ['story', 'compare', 'find-mistake'],
  4: ['story', 'find-mistake', 'reverse'],
};

/** Two sorts of packs of different sizes, with the word for what is in them both. */
interface Packs {
  readonly first: readonly [pack: string, thing: string];
  readonly second: readonly [pack: string, thing: string];
  readonly verb: string;
  readonly all: string;
}

const packs: readonly Packs[] = [
  { first: ['بسته', 'مداد'], second: ['بسته', 'خودکار'], verb: 'خرید', all: 'نوشت‌افزار' },
  { first: ['جعبه', 'سیب'], second: ['جعبه', 'پرتقال'], verb: 'به مهمانی برد', all: 'میوه' },
  { first: ['گلدان', 'لاله'], second: ['گلدان', 'رز'], verb: 'آماده کرد', all: 'شاخه گل' },
  { first: ['سینی', 'نان برنجی'], second: ['سینی', 'نان نخودچی'], verb: 'چید', all: 'شیرینی' },
  { first: ['ردیف', 'نهال کاج'], second: ['ردیف', 'نهال سرو'], verb: 'کاشت', all: 'نهال' },
  { first: ['صفحه', 'تمبر ایرانی'], second: ['صفحه', 'تمبر خارجی'], verb: 'در آلبومش پر کرد', all: 'تمبر' },
  { first: ['کیسه', 'تیلهٔ بزرگ'], second: ['کیسه', 'تیلهٔ کوچک'], verb: 'جمع کرد', all: 'تیله' },
  { first: ['قفسه', 'کتاب داستان'], second: ['قفسه', 'کتاب شعر'], verb: 'مرتب کرد', all: 'کتاب' },
];

const collected: readonly (readonly [thing: string, verb: string, joint: string])[] = [
  ['تمبر', 'دارد', 'دارند'],
  ['برچسب', 'دارد', 'دارند'],
  ['گردو', 'جمع کرده است', 'جمع کرده‌اند'],
  ['کارت بازی', 'دارد', 'دارند'],
  ['صدف', 'جمع کرده است', 'جمع کرده‌اند'],
  ['مهره', 'به نخ کشیده است', 'به نخ کشیده‌اند'],
  ['صفحه کتاب', 'خوانده است', 'خوانده‌اند'],
  ['انار', 'چیده است', 'چیده‌اند'],
];

const mostFactor: Readonly<Record<Level, number>> = { 1: 5, 2: 8, 3: 9, 4: 9 };

export const subProblem = defineSkill({
  id: 'g3-ps-sub-problem',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [barModels],
  revision: 7,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const [one = '', other = ''] = children(rng, 2);
    if (form === 'compare' || form === 'reverse') {
      const [thing, verb, joint] = rng.pick(collected);
      const isLess = form === 'reverse';
      const first = rng.int(level === 1 ? 8 : 21, level === 1 ? 25 : 60);
      const apart = rng.int(3, level === 1 ? 9 : 18);
      const second = isLess ? first - apart : first + apart;
      const value = first + second;
      if (value > 150 || second < 5) return null;
      const [more, sign] = isLess ? (['کمتر', '−'] as const) : (['بیشتر', '+'] as const);
      return {
        form,
        stem: [
          p`${one} ${first} ${thing} ${verb}. ${other} ${apart} ${thing} ${more} از ${one} ${verb}.`,
          p`${one} و ${other} روی هم چند ${thing} ${joint}؟`,
        ],
        ...integerAnswer(value, { unit: thing }),
        misconceptions: wholeMisconceptions(
          [
            isLess ? 'first-step-only' : 'told-numbers-only-added',
            // Whether somebody took the two numbers for the two children or stopped there, nobody can see.
            isLess ? 'فقط مسئلهٔ اول را حل کرده' : 'فقط دو عدد مسئله را با هم جمع کرده',
            second,
            line`این فقط مال ${other} است. سؤال از هر دو نفر روی هم می‌پرسد.`,
          ],
          [
            'told-numbers-added',
            'دو عدد مسئله را با هم جمع کرده، یا نفر دوم را بیشتر گرفته و فقط عدد او را نوشته',
            isLess ? first + apart : null,
            line`عدد دوم، مال نفر دوم نیست؛ فقط می‌گوید چقدر فرق دارند. عدد کدام یک کمتر است؟`,
          ],
          [
            'compared-the-other-way',
            'بیشتر و کمتر را جابه‌جا گرفته',
            isLess ? 2 * first + apart : 2 * first - apart,
            line`یک بار دیگر بخوان: عدد کدام یک از آن دو بیشتر است؟`,
          ],
          [
            'difference-left-out',
            'هر دو را مساوی گرفته',
            2 * first,
            line`آن دو مساوی نیستند. اول عدد نفر دوم را پیدا کن.`,
          ],
        ),
        hints: [
          hint(p`سؤال از هر دو نفر روی هم می‌پرسد، ولی عدد یکی از آن‌ها گفته نشده است.`),
          hint(p`اول این مسئلهٔ کوچک‌تر را حل کن: ${other} چند ${thing} ${verb}؟`),
          hint(p`بعد عدد هر دو نفر را جمع کن.`),
        ],
        solution: [
          step(p`اول عدد ${other} را پیدا می‌کنیم.`, display(row(first, sign, apart, '=', second))),
          step(p`بعد عدد هر دو نفر را جمع می‌کنیم.`, display(row(first, '+', second, '=', value))),
        ],
      };
    }
    const factor = () => rng.int(2, mostFactor[level]);
    const [a, b, c, d] = [factor(), factor(), factor(), factor()];
    const [left, right] = [a * b, c * d];
    const value = left + right;
    if (value > 150 || b === d || a === c) return null;
    // What one sort comes to is not what another two of the four numbers come to.
    const across = [a + b, c + d, ...[a, b].flatMap((one) => [c, d].flatMap((two) => [one + two, one * two]))];
    if (across.includes(left) || across.includes(right)) return null;
    const { first, second, verb, all } = rng.pick(packs);
    const statement = p`${one} ${a} ${first[0]} ${first[1]} و ${c} ${second[0]} ${second[1]} ${verb}. در هر ${first[0]} ${first[1]} ${b} تا و در هر ${second[0]} ${second[1]} ${d} تا هست.`;
    const wrong = a + b + c + d;
    if (form === 'find-mistake' && wrong === value) return null;
    const stem = (): readonly Block[] =>
      form === 'find-mistake'
        ? [
            statement,
            p`${other} همهٔ عددها را جمع کرد و گفت روی هم ${wrong} ${all} است، ولی اشتباه کرده است. جواب درست چند ${all} است؟`,
          ]
        : [statement, p`روی هم چند ${all} هست؟`];
    return {
      form,
      stem: stem(),
      ...integerAnswer(value, { unit: all }),
      misconceptions: wholeMisconceptions(
        [
          'all-numbers-added',
          'همهٔ عددها را با هم جمع کرده',
          wrong,
          line`در هر دسته چندتا هست؟ برای چند دستهٔ مساوی چه کاری می‌کنیم؟`,
        ],
        ['first-step-only', 'فقط مسئلهٔ اول را حل کرده', left, line`این قدم اول بود. قسمت دوم مسئله را هم حساب کن.`],
        ['second-part-only', 'فقط قسمت دوم را حساب کرده', right, line`قسمت اول مسئله را هم حساب کن.`],
        [
          'packs-and-sizes-apart',
          'دسته‌ها را با هم و تعدادها را با هم جمع و بعد ضرب کرده',
          (a + c) * (b + d),
          line`دو جور دسته داریم. هر کدام را جدا حساب کن.`,
        ],
      ),
      hints: [
        hint(p`دو جور چیز داریم و تعداد همهٔ آن‌ها روی هم خواسته شده است.`),
        hint(p`اول دو مسئلهٔ کوچک‌تر را حل کن: از هر جور، روی هم چندتا هست؟`),
        hint(p`برای هر جور، تعداد دسته‌ها را در تعداد هر دسته ضرب کن و بعد دو حاصل را جمع کن.`),
      ],
      solution: [
        step(p`زیرمسئلهٔ اول: چند ${first[1]} هست؟`, display(row(a, '×', b, '=', left))),
        step(p`زیرمسئلهٔ دوم: چند ${second[1]} هست؟`, display(row(c, '×', d, '=', right))),
        step(p`حالا دو حاصل را جمع می‌کنیم تا تعداد همه به دست بیاید.`, display(row(left, '+', right, '=', value))),
      ],
    };
  },
});
