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
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { smallerFromLarger } from '../../../authoring/whole-numbers/written-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['bare', 'find-mistake', 'reverse'],
};

/** a ± (round + off): `off` is 0 where b itself is round. */
interface Mental {
  readonly a: number;
  readonly sign: '+' | '−';
  readonly round: number;
  readonly off: number;
}

function draw(rng: Rng, level: Level): Mental {
  const sign = rng.pick(['+', '−'] as const);
  const isNear = level === 4 || (level === 3 ? rng.chance(2, 3) : level === 2 && rng.chance(1, 3));
  const round = rng.chance(1, 2) ? 100 * rng.int(1, level === 1 ? 4 : 9) : 10 * rng.int(2, level === 1 ? 9 : 19);
  const off = isNear ? rng.pick([-2, -1, 1, 2]) : 0;
  return { a: rng.int(level === 1 ? 110 : 210, level === 1 ? 500 : 1500), sign, round, off };
}

interface WordProblem {
  readonly unit: string;
  readonly write: (name: string, a: string, b: string, adds: boolean) => string;
}

const wordProblems: readonly WordProblem[] = [
  {
    unit: 'امتیاز',
    write: (name, a, b, adds) =>
      adds
        ? `${name} در یک بازی ${a} امتیاز داشت و ${b} امتیاز دیگر گرفت.`
        : `${name} در یک بازی ${a} امتیاز داشت و ${b} امتیاز آن را خرج کرد.`,
  },
  {
    unit: 'قدم',
    write: (name, a, b, adds) =>
      adds
        ? `${name} ${a} قدم راه رفت و بعد ${b} قدم دیگر.`
        : `${name} باید ${a} قدم راه برود و ${b} قدم آن را رفته است.`,
  },
  {
    unit: 'کتاب',
    write: (name, a, b, adds) =>
      adds
        ? `کتابخانهٔ مدرسهٔ ${name} ${a} کتاب داشت و ${b} کتاب تازه خرید.`
        : `کتابخانهٔ مدرسهٔ ${name} ${a} کتاب دارد و ${b} کتاب آن را امانت داده است.`,
  },
  {
    unit: 'مهره',
    write: (name, a, b, adds) =>
      adds ? `${name} ${a} مهره داشت و ${b} مهرهٔ دیگر خرید.` : `${name} ${a} مهره داشت و با ${b} مهره گردنبند ساخت.`,
  },
  {
    unit: 'نهال',
    write: (name, a, b, adds) =>
      adds
        ? `گروه ${name} ${a} نهال کاشته بود و امسال ${b} نهال دیگر کاشت.`
        : `گروه ${name} ${a} نهال آورد و ${b} نهال آن را کاشت.`,
  },
  {
    unit: 'سانتی‌متر',
    write: (name, a, b, adds) =>
      adds
        ? `${name} یک نخ ${a} سانتی‌متری و یک نخ ${b} سانتی‌متری را سرِ هم گذاشت.`
        : `${name} ${a} سانتی‌متر کاموا داشت و ${b} سانتی‌متر آن را برید.`,
  },
];

export const addMental = defineSkill({
  id: 'g3-add-mental',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 15,
  make: (rng, level) => {
    const { a, sign, round, off } = draw(rng, level);
    const b = round + off;
    const adds = sign === '+';
    const result = adds ? a + b : a - b;
    if (result < 10 || result > 2000 || b < 20 || result === round) return null;
    const form = rng.pick(formsOf[level]);
    if (form === 'find-mistake' && off === 0) return null;
    const name = child(rng);
    const viaRound = adds ? a + round : a - round;
    // The last small step goes the same way for a number above the round one, and back for one below it.
    const corrected = off > 0 ? sign : adds ? '−' : '+';
    const size = Math.abs(off);
    const backwards = viaRound - (result - viaRound);
    const inOtherPlace = adds ? a + Math.floor(b / 10) : Math.max(0, a - Math.floor(b / 10));
    const isReverse = form === 'reverse';
    const answer = isReverse ? a : result;
    const open = row(a, sign, b, '=', blank());
    const digitByDigit = (from: number, taken: number) =>
      misconception(
        'smaller-from-larger',
        'رقم به رقم، کوچک‌تر را از بزرگ‌تر کم کرده',
        integerKey(smallerFromLarger(from, taken)),
        line`همیشه رقم عدد دوم را از رقم عدد اول کم کن. اگر رقم عدد اول کوچک‌تر است، باید از رقم سمت چپ آن یکی بگیری.`,
      );
    // What is subtracted from: the first number, or going back from a sum, what was come to.
    const from = isReverse ? result : a;
    const isLent = adds === isReverse && from % 100 < b % 100;
    const hundredMore = misconception(
      isLent ? 'hundred-not-lowered' : 'hundred-off',
      isLent ? 'یک صدتایی زیاد حساب کرده، شاید چون صدتاییِ گرفته‌شده را کم نکرده' : 'یک صدتایی اشتباه حساب کرده',
      integerKey(answer + 100),
      line`صدتایی‌ها را یک بار دیگر بشمار.`,
    );
    const tail = off === 0 ? '' : ' از عدد گردِ نزدیک کمک بگیر.';
    const wordProblem = rng.pick(wordProblems);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`${wordProblem.write(name, persianNumber(a), persianNumber(b), adds)}`,
            adds
              ? p`روی هم چند ${wordProblem.unit} می‌شود؟ در ذهنت حساب کن.`
              : p`چند ${wordProblem.unit} مانده است؟ در ذهنت حساب کن.`,
          ];
        case 'reverse':
          return [
            p`${name} از یک عدد شروع کرد و در ذهنش ${b} تا ${adds ? 'به آن اضافه' : 'از آن کم'} کرد و به ${result} رسید.`,
            p`از چه عددی شروع کرده بود؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} به جای ${b} عدد گردِ ${round} را ${adds ? 'اضافه' : 'کم'} کرد و بعد حاصل را این‌طور درست کرد، ولی یک جا اشتباه کرد.`,
            display(row(a, sign, b, '=', backwards)),
            p`حاصل درست چند است؟`,
          ];
        default:
          return [p`در ذهنت حساب کن.${tail}`, display(open)];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer),
      misconceptions: isReverse
        ? [
            ...(!adds && result < b
              ? []
              : [
                  misconception(
                    'went-the-same-way',
                    'کار را برنگردانده و همان را دوباره انجام داده',
                    integerKey(adds ? result + b : result - b),
                    line`حالا باید برعکس بروی. اگر ${adds ? 'اضافه' : 'کم'} کرده بود، برای برگشتن چه می‌کنی؟`,
                  ),
                ]),
            ...(adds ? [digitByDigit(result, b)] : []),
            misconception(
              'mended-the-wrong-way',
              'بعد از عدد گرد، در جهت دیگر درست کرده',
              integerKey(adds ? a + 2 * off : a - 2 * off),
              line`خیلی نزدیک شدی. ببین عددی که کم یا زیاد شده از عدد گرد بیشتر است یا کمتر.`,
            ),
            misconception(
              'not-mended',
              'عدد گرد را به جای عدد اصلی حساب کرده',
              integerKey(adds ? result - round : result + round),
              line`عدد گرد خودِ عدد نیست. چند تا با آن فرق دارد؟`,
            ),
            hundredMore,
          ]
        : [
            ...(adds ? [] : [digitByDigit(a, b)]),
            misconception(
              'mended-the-wrong-way',
              'بعد از عدد گرد، در جهت دیگر درست کرده',
              integerKey(backwards),
              line`عدد گرد از عدد اصلی بیشتر است یا کمتر؟ پس آخرِ کار باید کم کنی یا اضافه؟`,
            ),
            misconception(
              'not-mended',
              'عدد گرد را به جای عدد اصلی حساب کرده',
              integerKey(viaRound),
              line`تا عدد گرد را درست رفتی. عدد اصلی چند تا با آن فرق دارد؟`,
            ),
            ...(adds && a < b
              ? []
              : [
                  misconception(
                    adds ? 'subtracted-for-added' : 'added-for-subtracted',
                    adds ? 'به جای جمع، تفریق کرده' : 'به جای تفریق، جمع کرده',
                    integerKey(adds ? a - b : a + b),
                    line`یک بار دیگر ببین: اضافه می‌شود یا کم می‌شود؟`,
                  ),
                ]),
            // A full hundred may as well be the first number made round; of a number that is not round, two mistakes would lead there.
            ...(inOtherPlace % 100 === 0 || off !== 0
              ? []
              : [
                  misconception(
                    'wrong-place-changed',
                    'رقم خانهٔ دیگری را تغییر داده',
                    integerKey(inOtherPlace),
                    line`ببین رقم‌های غیر صفر عدد دوم در کدام خانه‌اند و از همان خانه‌ها حساب کن.`,
                  ),
                ]),
            hundredMore,
          ],
      hints: isReverse
        ? [
            hint(p`باید از ${result} برگردیم و ببینیم اول کجا بوده‌ایم.`),
            hint(
              p`وارونِ ${adds ? 'اضافه کردن، کم کردن' : 'کم کردن، اضافه کردن'} است.`,
              display(row(result, adds ? '−' : '+', b, '=', blank())),
            ),
          ]
        : [
            hint(
              off === 0
                ? b % 100 === 0
                  ? p`عدد دوم گرد است و فقط صدتایی دارد؛ پس یکان و دهگان عوض نمی‌شود.`
                  : p`عدد دوم گرد است؛ پس یکان عوض نمی‌شود.`
                : p`عدد دوم به یک عدد گرد خیلی نزدیک است.`,
            ),
            hint(
              off === 0
                ? b % 100 === 0
                  ? p`صدتایی‌ها را حساب کن. ده‌تایی‌ها و یکی‌ها همان می‌ماند.`
                  : b < 100
                    ? p`ده‌تایی‌ها را حساب کن. یکان همان می‌ماند.`
                    : p`ده‌تایی‌ها و صدتایی‌ها را جدا حساب کن. یکان همان می‌ماند.`
                : p`اول به جای ${b} عدد گرد را حساب کن، بعد ببین ${size} تا را باید کم کنی یا اضافه.`,
              ...(off === 0 ? [] : [display(row(a, sign, round, '=', blank()))]),
            ),
          ],
      solution: isReverse
        ? [
            step(p`از آخر به اول برمی‌گردیم؛ پس کار را وارونه می‌کنیم.`),
            step(p`حساب می‌کنیم.`, display(row(result, adds ? '−' : '+', b, '=', a))),
          ]
        : off === 0
          ? [
              step(
                b % 100 === 0
                  ? p`عدد دوم فقط صدتایی دارد؛ یکان و دهگان عوض نمی‌شود و صدتایی‌ها را حساب می‌کنیم.`
                  : b < 100
                    ? p`عدد دوم گرد است؛ یکان عوض نمی‌شود و ده‌تایی‌ها را حساب می‌کنیم.`
                    : p`عدد دوم گرد است؛ یکان عوض نمی‌شود و ده‌تایی‌ها و صدتایی‌ها را حساب می‌کنیم.`,
              ),
              step(p`پس حاصل این است.`, display(row(a, sign, b, '=', result))),
            ]
          : [
              step(
                p`به جای ${b} عدد گردِ ${round} را حساب می‌کنیم که آسان‌تر است.`,
                display(row(a, sign, round, '=', viaRound)),
              ),
              step(
                p`${round} با ${b} فقط ${size} تا فرق دارد؛ پس ${size} تا ${corrected === '+' ? 'اضافه' : 'کم'} می‌کنیم.`,
                display(row(viaRound, corrected, size, '=', result)),
              ),
            ],
    };
  },
});
