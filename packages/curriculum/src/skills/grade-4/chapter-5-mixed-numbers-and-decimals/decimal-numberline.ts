import { countedBackMisconceptions } from '../../../authoring/counted-back.ts';
import {
  type Block,
  child,
  decimalWords,
  defineSkill,
  display,
  frac,
  hint,
  type Level,
  line,
  type Misconception,
  misconception,
  type NumberLine,
  numberLineAnswer,
  onAnswerLine,
  p,
  type QuestionVariant,
  type Rng,
  step,
  tickKey,
  words,
} from '../../../authoring/index.ts';
import { tenths } from './question-parts/decimal-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'story'],
  2: ['bare', 'story', 'reverse', 'find-mistake'],
  3: ['bare', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'find-mistake', 'compare'],
};
/** How many units the line runs over. */
const spanOf: Readonly<Record<Level, number>> = { 1: 1, 2: 1, 3: 2, 4: 3 };

function misconceptions(from: number, to: number, tick: number): readonly Misconception[] {
  const found: Misconception[] = [];
  const add = (id: string, title: string, at: number, message: Misconception['message']) => {
    if (at >= 0 && at <= (to - from) * 10) found.push(misconception(id, title, tickKey(at), message));
  };
  add(
    'counted-back-from-next-whole',
    'از عدد صحیح بعدی به عقب شمرده',
    tick - (tick % 10) + 10 - (tick % 10),
    line`دهم‌ها را از عدد کوچک‌تر، یعنی از سمت چپ، بشمار.`,
  );
  // Of one tenth this is the same line as one tenth short.
  add(
    'whole-part-only',
    'فقط قسمت صحیح عدد را نشان داده',
    tick - (tick % 10),
    line`اینجا فقط قسمت صحیح عدد است. رقم بعد از ممیز می‌گوید چند دهم دیگر جلو بروی.`,
  );
  add(
    'one-tenth-short',
    'یک دهم کمتر رفته، شاید چون خط اول را هم شمرده',
    tick - 1,
    line`فاصله‌ها را بشمار، نه خط‌ها را: دهم اول از خودِ عدد صحیح شروع می‌شود.`,
  );
  add('one-tenth-over', 'یک دهم بیشتر رفته', tick + 1, line`خیلی نزدیک شده‌ای. دهم‌ها را یکی‌یکی بشمار.`);
  add(
    'in-the-unit-before',
    'در واحد قبلی نشان داده',
    tick - 10,
    line`قسمت صحیح را ببین: این عدد بین کدام دو عدد صحیح است؟`,
  );
  add(
    'in-the-next-unit',
    'در واحد بعدی نشان داده',
    tick + 10,
    line`قسمت صحیح را ببین: این عدد بین کدام دو عدد صحیح است؟`,
  );
  return found;
}

function story(rng: Rng, shown: ReturnType<typeof tenths>): readonly Block[] {
  const name = child(rng);
  return rng.pick<readonly Block[]>([
    [
      p`این محور قسمتی از یک خط‌کش به سانتی‌متر است. ${name} طول نواری را ${shown} سانتی‌متر اندازه گرفت.`,
      p`سر نوار روی کدام خط می‌رسد؟ همان‌جا را نشان بده.`,
    ],
    [
      p`این محور درجه‌های یک ظرف را به لیتر نشان می‌دهد. در ظرف ${shown} لیتر آب هست.`,
      p`آب تا کدام خط بالا آمده است؟ همان‌جا را نشان بده.`,
    ],
    [
      p`این محور صفحهٔ یک ترازو را به کیلوگرم نشان می‌دهد. ${name} ${shown} کیلوگرم میوه روی آن گذاشت.`,
      p`عقربه کجا می‌ایستد؟ همان‌جا را نشان بده.`,
    ],
    [
      p`این محور قسمتی از یک جاده را به کیلومتر نشان می‌دهد. خانهٔ ${name} در کیلومتر ${shown} است.`,
      p`جای خانه را نشان بده.`,
    ],
    [
      p`این محور قسمتی از یک دماسنج را به درجه نشان می‌دهد. دمای حیاط خانهٔ ${name} در یک شب سرد ${shown} درجه است.`,
      p`این دما را نشان بده.`,
    ],
    [
      p`این محور طناب بلندی را به متر نشان می‌دهد. ${name} گره‌ای در ${shown} متری سر طناب زده است.`,
      p`جای گره را نشان بده.`,
    ],
  ]);
}

export const decimalNumberline = defineSkill({
  id: 'g4-decimal-numberline',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onAnswerLine],
  revision: 9,
  make: (rng, level) => {
    const span = spanOf[level];
    const from = level === 1 ? rng.int(0, 4) : rng.int(0, 10 - span);
    const to = from + span;
    const tick = rng.int(1, span * 10 - 1);
    if (tick % 10 === 0) return null;
    const value = tenths(from * 10 + tick);
    const form = rng.pick(formsOf[level]);
    const whole = from + Math.floor(tick / 10);
    const part = tick % 10;
    const known =
      form === 'compare'
        ? countedBackMisconceptions(tick - part + 10, 10 - part, 10, span * 10, whole + 1)
        : misconceptions(from, to, tick);
    const name = child(rng);
    const wrong = known.flatMap(({ answer }) =>
      answer.kind === 'number-line' && answer.tick !== tick ? [answer.tick] : [],
    );
    if (wrong.length === 0) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return story(rng, value);
        case 'reverse':
          return [p`عدد «${decimalWords(value.toString())}» را روی محور نشان بده.`];
        case 'find-mistake':
          return [
            p`${name} می‌خواست ${value} را روی محور نشان بدهد، ولی نقطه را جای درستی نگذاشته است.`,
            p`تو جای درست ${value} را نشان بده.`,
          ];
        case 'compare':
          return [p`عددی را روی محور نشان بده که «${decimalWords(`0.${10 - part}`)}» از ${whole + 1} کمتر است.`];
        default:
          return [p`عدد ${value} را روی محور نشان بده.`];
      }
    };
    const axis: NumberLine = {
      from,
      to,
      divisions: 10,
      decimals: true,
      ...(form === 'find-mistake' ? { points: [{ tick: rng.pick(wrong), tone: 'rose', label: words(name) }] } : {}),
    };
    return {
      form,
      stem: stem(),
      ...numberLineAnswer(axis, tick),
      misconceptions: known,
      hints: [
        hint(
          form === 'compare'
            ? p`اول ${whole + 1} را روی محور پیدا کن. عددهای کمتر سمت چپ آن هستند.`
            : p`قسمت صحیح عدد می‌گوید از کدام عدد شروع کنی.`,
        ),
        hint(p`فاصلهٔ هر دو عدد صحیح کنار هم ده قسمت مساوی دارد؛ پس هر قسمت یک دهم است.`),
        hint(
          form === 'compare'
            ? p`دهم‌ها را از ${whole + 1} به سمت چپ، یکی‌یکی بشمار.`
            : p`روی عدد صحیح بایست و به اندازهٔ رقمِ بعد از ممیز، دهم‌ها را به سمت راست بشمار.`,
        ),
      ],
      solution: [
        step(p`فاصلهٔ هر دو عدد صحیح ده قسمت مساوی دارد؛ پس هر قسمت ${frac(1, 10)} است.`),
        step(
          form === 'compare'
            ? p`از ${whole + 1} به اندازهٔ ${10 - part} قسمت به سمت چپ می‌رویم و به این عدد می‌رسیم:`
            : p`از ${whole} به اندازهٔ ${part} قسمت به سمت راست می‌رویم و به این عدد می‌رسیم:`,
          display(value),
        ),
      ],
    };
  },
});
