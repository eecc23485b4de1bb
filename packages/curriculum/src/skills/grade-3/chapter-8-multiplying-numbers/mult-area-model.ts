import {
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
  type Misconception,
  misconception,
  num,
  p,
  piecesWritten,
  type QuestionVariant,
  row,
  step,
  unknownFilled,
} from '../../../authoring/index.ts';
import {
  onlyOnesMultiplied,
  partialProductSteps,
  placeWrittenMisconceptions,
  splitRectangle,
} from '../../../authoring/whole-numbers/short-multiplication.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'reverse'],
  2: ['figure', 'reverse', 'story'],
  3: ['figure', 'reverse', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};
const grounds = [
  { ground: 'باغ کنار رودخانه', pieces: ['سبزی', 'گل'] },
  { ground: 'زمین بازی', pieces: ['شن', 'چمن'] },
  { ground: 'دیوار ورزشگاه', pieces: ['آبی', 'زرد'] },
  { ground: 'حیاط مدرسه', pieces: ['آجر', 'سنگ'] },
  { ground: 'مزرعه', pieces: ['گندم', 'یونجه'] },
  { ground: 'پارچهٔ پرده‌ها', pieces: ['ساده', 'گلدار'] },
] as const;

export const multAreaModel = defineSkill({
  id: 'g3-mult-area-model',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [piecesWritten, unknownFilled],
  revision: 9,
  commonMistakes: ['tens-as-ones', 'sides-added'],
  make: (rng, level) => {
    const a = level === 1 ? rng.int(2, 5) : level === 4 ? rng.int(6, 9) : rng.int(2, 9);
    const tens = 10 * (level === 1 ? rng.int(1, 3) : rng.int(1, 9));
    const ones = rng.int(level === 1 ? 1 : 2, 9);
    const value = tens + ones;
    const [first, second] = [a * tens, a * ones];
    const total = a * value;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const { ground, pieces } = rng.pick(grounds);
    const asksFirst = rng.chance(1, 2);
    const isPart = form === 'reverse';
    const answer = isPart ? (asksFirst ? first : second) : total;
    // The width is written on the figure; who copies it is not right.
    if (answer === a) return null;
    const inside = isPart
      ? asksFirst
        ? [blank(), num(second)]
        : [num(first), blank()]
      : level === 1 && form === 'figure'
        ? [num(first), num(second)]
        : [];
    const wrong = rng.pick([first / 10 + second, first + ones, onlyOnesMultiplied(value, a)]);
    if (form === 'find-mistake' && wrong === total) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`${ground} به شکل مستطیل است. عرض آن ${a} متر است و طول آن به ${tens} متر ${pieces[0]} و ${ones} متر ${pieces[1]} تقسیم شده است.`,
            p`مساحت همهٔ آن چند متر مربع است؟`,
          ];
        case 'reverse':
          return [
            p`برای پیدا کردن ${row(a, '×', value)} مستطیل را به دو قسمت بریده‌ایم. در قسمتی که خالی است چه عددی می‌آید؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} با کمک این مستطیل ${row(a, '×', value)} را حساب کرد و ${wrong} به دست آورد، ولی یک جا اشتباه کرد.`,
            p`حاصل درست چند است؟`,
          ];
        default:
          return [p`با کمک مستطیل، حاصل ضرب را پیدا کن.`, display(row(a, '×', value, '=', blank()))];
      }
    };
    const partMisconceptions: readonly Misconception[] = [
      misconception(
        'tens-as-ones',
        'دهگان را مثل یکان حساب کرده',
        integerKey(asksFirst ? first / 10 : second * 10),
        line`طول آن قسمت را دوباره بخوان. چند تا ده‌تایی است یا چند تا یکی؟`,
      ),
      misconception(
        'sides-added',
        'دو ضلع را جمع کرده',
        integerKey(a + (asksFirst ? tens : ones)),
        line`برای مساحت، عرض را در طول ضرب می‌کنیم.`,
      ),
      misconception(
        'other-part',
        'قسمت دیگر را نوشته',
        integerKey(asksFirst ? second : first),
        line`این عددِ قسمت دیگر است. قسمتِ خالی را حساب کن.`,
      ),
      misconception(
        'whole-for-part',
        'حاصل همهٔ مستطیل را نوشته',
        integerKey(total),
        line`فقط یک قسمت را خواسته‌اند، نه همه را.`,
      ),
    ];
    // A ground has a way round, and its whole length is not written.
    const groundMisconceptions: readonly Misconception[] = [
      misconception(
        'perimeter-taken',
        'محیط را حساب کرده',
        integerKey(2 * (a + value)),
        line`این دورِ مستطیل است. برای مساحت، عرض را در طول ضرب می‌کنیم.`,
      ),
      misconception(
        'sides-added',
        'دو ضلع را جمع کرده',
        integerKey(a + value),
        line`برای مساحت، عرض را در طول ضرب می‌کنیم.`,
      ),
      ...[first + ones, second + tens].map((found) =>
        misconception(
          'one-length-not-multiplied',
          'طول یکی از دو قسمت را در عرض ضرب نکرده',
          integerKey(found),
          line`طول هر دو قسمت را در عرض ضرب کن، بعد جمع کن.`,
        ),
      ),
    ];
    return {
      form,
      stem: stem(),
      figure: splitRectangle(a, [tens, ones], inside),
      ...integerAnswer(answer, form === 'story' ? { unit: 'متر مربع' } : {}),
      misconceptions: isPart
        ? partMisconceptions
        : [
            misconception(
              'one-part-only',
              'فقط یکی از دو قسمت را حساب کرده',
              integerKey(first),
              line`مستطیل دو قسمت دارد. قسمت دیگر را هم حساب کن و با این جمع کن.`,
            ),
            misconception(
              'other-part-only',
              'فقط قسمت کوچک‌تر را حساب کرده',
              integerKey(second),
              line`مستطیل دو قسمت دارد. قسمت بزرگ‌تر را هم حساب کن و با این جمع کن.`,
            ),
            ...(form === 'story' ? groundMisconceptions : placeWrittenMisconceptions(value, a)),
          ],
      hints: isPart
        ? [
            hint(p`مساحت هر قسمت، ضرب عرض آن در طول همان قسمت است.`),
            hint(
              p`عرض قسمتِ خالی ${a} و طول آن ${asksFirst ? tens : ones} است.`,
              display(row(a, '×', asksFirst ? tens : ones, '=', blank())),
            ),
          ]
        : [
            hint(p`مستطیل به دو قسمت بریده شده است تا ضرب آسان شود.`),
            hint(
              p`مساحت هر قسمت را جدا پیدا کن.`,
              display(row(a, '×', tens, '=', blank())),
              display(row(a, '×', ones, '=', blank())),
            ),
            hint(p`بعد دو مساحت را با هم جمع کن.`),
          ],
      solution: isPart
        ? [
            step(p`این قسمت ${a} ردیف دارد و در هر ردیف ${asksFirst ? tens : ones} تاست.`),
            step(p`پس مساحت آن با ضرب پیدا می‌شود.`, display(row(a, '×', asksFirst ? tens : ones, '=', answer))),
          ]
        : partialProductSteps(value, a),
    };
  },
});
