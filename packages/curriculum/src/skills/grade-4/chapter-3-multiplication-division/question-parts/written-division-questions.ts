import {
  type Block,
  child,
  display,
  type Figure,
  figureBlock,
  type Hint,
  hint,
  type Inline,
  integerAnswer,
  integerAnswers,
  integerKey,
  type Level,
  line,
  type Misconception,
  misconception,
  p,
  persianNumber,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../../authoring/index.ts';
import { sharingStory } from './equal-sharing-stories.ts';

export interface Division {
  readonly dividend: number;
  readonly divisor: number;
  readonly quotient: number;
  readonly rest: number;
}

export function divided(dividend: number, divisor: number): Division {
  return { dividend, divisor, quotient: Math.floor(dividend / divisor), rest: dividend % divisor };
}

/** One line of a written division: what is there, how often the divisor goes into it, what is left. */
interface DivisionLine {
  readonly working: number;
  readonly digit: number;
  readonly left: number;
}

/** A line for each digit of the quotient, from the first down. */
function linesOf({ dividend, divisor }: Division): readonly DivisionLine[] {
  const lines: DivisionLine[] = [];
  let left = 0;
  for (const each of String(dividend)) {
    const working = left * 10 + Number(each);
    const digit = Math.floor(working / divisor);
    left = working - digit * divisor;
    if (digit > 0 || lines.length > 0) lines.push({ working, digit, left });
  }
  return lines;
}

/** The division still to be done. */
export function openDivision({ dividend, divisor }: Division): Figure {
  return {
    t: 'long-division',
    description: `تقسیم ${persianNumber(dividend)} بر ${persianNumber(divisor)} روی کاغذ؛ جای خارج‌قسمت و باقی‌مانده خالی است`,
    dividend: String(dividend),
    divisor: String(divisor),
    quotient: null,
    steps: [],
    remainder: null,
  };
}

/** The division with all its lines, and a quotient that may be somebody's misconception. */
export function workedDivision(division: Division, quotient = division.quotient): Figure {
  const { dividend, divisor, rest } = division;
  return {
    t: 'long-division',
    description: `تقسیم ${persianNumber(dividend)} بر ${persianNumber(divisor)} روی کاغذ با همهٔ مرحله‌ها؛ خارج‌قسمت نوشته‌شده ${persianNumber(quotient)} و باقی‌مانده ${persianNumber(rest)}`,
    dividend: String(dividend),
    divisor: String(divisor),
    quotient: String(quotient),
    steps: linesOf(division)
      .filter(({ digit }) => digit > 0)
      .map(({ digit, left }) => ({
        subtract: String(digit * divisor),
        left: String(left),
      })),
    remainder: String(rest),
  };
}

/** The quotient without the zeros inside or at its end: 204 as 24. */
export function zerosLeftOut(quotient: number): number {
  return Number(String(quotient).replaceAll('0', ''));
}

/**
 * The first digits that the divisor goes into, then each digit divided by itself, what is left forgotten: 72 ÷ 3 as 20 and
 * 447 ÷ 9 as 40.
 */
function digitsApart({ dividend, divisor }: Division): number {
  const [first = '', ...others] = String(dividend);
  const [begin, after] = Number(first) < divisor ? [first + (others[0] ?? ''), others.slice(1)] : [first, others];
  return Number([begin, ...after].map((digits) => String(Math.floor(Number(digits) / divisor))).join(''));
}

type Add = (id: string, title: string, quotient: number, rest: number, message: readonly Inline[]) => void;

/** Known misconceptions with a division; with `both` the remainder is asked too. */
export function divisionWrittenMisconceptions(division: Division, both: boolean): readonly Misconception[] {
  const { dividend, divisor, quotient, rest } = division;
  const found: Misconception[] = [];
  const add: Add = (id, title, wrongQuotient, wrongRest, message) => {
    if (wrongQuotient < 0 || wrongRest < 0) return;
    found.push(
      misconception(id, title, both ? integerKey(wrongQuotient, wrongRest) : integerKey(wrongQuotient), message),
    );
  };
  if (zerosLeftOut(quotient) !== quotient) {
    add(
      'zero-left-out-of-quotient',
      'صفر را در خارج‌قسمت ننوشته',
      zerosLeftOut(quotient),
      rest,
      line`هر رقمی که پایین می‌آید یک رقم در خارج‌قسمت دارد. اگر مقسوم‌علیه در آن جا نمی‌شود، در خارج‌قسمت صفر بنویس.`,
    );
  }
  if (both) {
    add(
      'quotient-and-remainder-swapped',
      'خارج‌قسمت و باقی‌مانده را جابه‌جا نوشته',
      rest,
      quotient,
      line`خارج‌قسمت می‌گوید مقسوم‌علیه چند بار جا می‌شود و باقی‌مانده چیزی است که در آخر می‌ماند. کدام را کجا نوشته‌ای؟`,
    );
    add(
      rest === 0 ? 'remainder-as-large' : 'remainder-too-large',
      rest === 0 ? 'باقی‌مانده را مساوی مقسوم‌علیه گذاشته' : 'باقی‌مانده را از مقسوم‌علیه بزرگ‌تر گذاشته',
      quotient - 1,
      rest + divisor,
      line`باقی‌مانده باید از مقسوم‌علیه کوچک‌تر باشد. ببین یک بار دیگر هم جا نمی‌شود؟`,
    );
    add(
      'remainder-not-written',
      'باقی‌مانده را صفر گرفته',
      quotient,
      0,
      line`مقسوم‌علیه را در خارج‌قسمت ضرب کن. به خود مقسوم می‌رسی یا چیزی کم است؟`,
    );
  }
  if (divisor < 10 && digitsApart(division) > 0) {
    add(
      'left-not-carried-down',
      'باقی‌ماندهٔ هر مرحله را در مرحلهٔ بعد حساب نکرده',
      digitsApart(division),
      both ? (dividend % 10) % divisor : 0,
      line`آنچه از هر مرحله می‌ماند با رقم بعدی یک عدد می‌سازد. آن را هم تقسیم کن.`,
    );
  }
  add(
    'one-time-too-few',
    'خارج‌قسمت را یکی کمتر نوشته',
    quotient - 1,
    rest,
    line`خارج‌قسمت را در مقسوم‌علیه ضرب کن و با مقسوم مقایسه کن.`,
  );
  add(
    'one-time-too-many',
    'خارج‌قسمت را یکی بیشتر نوشته',
    quotient + 1,
    rest,
    line`خارج‌قسمت را در مقسوم‌علیه ضرب کن. از مقسوم بیشتر نمی‌شود؟`,
  );
  add(
    'zero-too-many-in-quotient',
    'یک صفر بیشتر در خارج‌قسمت نوشته',
    quotient * 10,
    rest,
    line`تقریب بزن: اگر خارج‌قسمت این‌قدر بود، حاصل ضرب آن در مقسوم‌علیه چقدر می‌شد؟`,
  );
  return found;
}

export function divisionHints(division: Division, both: boolean): readonly Hint[] {
  const { dividend, divisor } = division;
  const [first] = linesOf(division);
  return [
    hint(
      both
        ? p`می‌خواهیم بدانیم ${divisor} چند بار در ${dividend} جا می‌شود و در آخر چقدر می‌ماند.`
        : p`می‌خواهیم بدانیم ${divisor} چند بار در ${dividend} جا می‌شود.`,
    ),
    hint(
      p`از سمت چپ شروع کن. اولین عددی که ${divisor} در آن جا می‌شود ${first?.working ?? dividend} است. چند بار جا می‌شود؟`,
    ),
    hint(p`آن را کم کن، رقم بعدی را پایین بیاور و همین کار را تکرار کن تا رقمی نماند.`),
  ];
}

export function divisionSolution(division: Division): readonly SolutionStep[] {
  const { dividend, divisor, quotient, rest } = division;
  const lines = linesOf(division).map(({ working, digit, left }) =>
    digit === 0
      ? step(p`${working} از ${divisor} کوچک‌تر است و ${divisor} در آن جا نمی‌شود؛ پس در خارج‌قسمت صفر می‌نویسیم.`)
      : step(
          left === 0
            ? p`${divisor} در ${working} درست ${digit} بار جا می‌شود و چیزی نمی‌ماند.`
            : p`${divisor} در ${working} به اندازهٔ ${digit} بار جا می‌شود و ${left} می‌ماند.`,
          display(row(working, '−', digit * divisor, '=', left)),
        ),
  );
  return [
    ...lines,
    step(
      p`پس خارج‌قسمت ${quotient} و باقی‌مانده ${rest} است. با ضرب امتحان می‌کنیم:`,
      figureBlock(workedDivision(division)),
      display(
        rest === 0 ? row(divisor, '×', quotient, '=', dividend) : row(divisor, '×', quotient, '+', rest, '=', dividend),
      ),
    ),
  ];
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story', 'find-mistake'],
  3: ['figure', 'bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

/** A written division asked in one of its forms: the quotient alone, or with the remainder. Null when the draw does not suit the form. */
export function division(
  rng: Rng,
  level: Level,
  dividend: number,
  divisor: number,
  both: boolean,
): QuestionDraft | null {
  const asked = divided(dividend, divisor);
  const { quotient, rest } = asked;
  const form = rng.pick(formsOf[level]);
  const writtenMisconceptions = divisionWrittenMisconceptions(asked, both);
  const stem = (): { readonly stem: readonly Block[]; readonly figure?: Figure; readonly said?: number } | null => {
    switch (form) {
      case 'story':
        return { stem: sharingStory(rng, dividend, divisor, both) };
      case 'figure':
        return {
          stem: [
            both ? p`تقسیم را انجام بده. خارج‌قسمت و باقی‌مانده چند است؟` : p`تقسیم را انجام بده. خارج‌قسمت چند است؟`,
          ],
          figure: openDivision(asked),
        };
      case 'find-mistake': {
        const wrong = zerosLeftOut(quotient) === quotient ? quotient + rng.pick([1, -1, 10]) : zerosLeftOut(quotient);
        if (wrong <= 0) return null;
        return {
          said: wrong,
          stem: [
            p`${child(rng)} ${dividend} را بر ${divisor} تقسیم کرد و خارج‌قسمت را ${wrong} نوشت، ولی اشتباه کرده است.`,
            both ? p`خارج‌قسمت و باقی‌ماندهٔ درست چند است؟` : p`خارج‌قسمت درست چند است؟`,
          ],
        };
      }
      default:
        return {
          stem: [
            both ? p`خارج‌قسمت و باقی‌ماندهٔ این تقسیم را بنویس.` : p`حاصل تقسیم را بنویس.`,
            display(both ? row(dividend, '÷', divisor) : row(dividend, '÷', divisor, '=')),
          ],
        };
    }
  };
  const statement = stem();
  if (statement === null) return null;
  const { said, ...shown } = statement;
  // Who kept the quotient that the question says is wrong has found its remainder.
  const keepsSaid = ({ id }: Misconception) =>
    said === quotient - 1 && (id === 'remainder-too-large' || id === 'remainder-as-large');
  return {
    form,
    ...shown,
    ...(both
      ? integerAnswers([quotient, { label: 'خارج‌قسمت' }], [rest, { label: 'باقی‌مانده' }])
      : integerAnswer(quotient)),
    misconceptions: writtenMisconceptions.filter((one) => !keepsSaid(one)),
    hints: divisionHints(asked, both),
    solution: divisionSolution(asked),
  };
}
