import {
  misconceptionsOf,
  type WrittenMisconception,
  writtenMisconception,
} from '../../../authoring/fractions/written-misconceptions.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  ezafe,
  type Figure,
  fractionAnswer,
  fractionKey,
  fractionsDrawn,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
} from '../../../authoring/index.ts';
import {
  timesHints,
  timesNode,
  timesSolution,
  timesValue,
  timesWrittenMisconceptions,
  type WholeTimes,
} from './question-parts/whole-times-fraction.ts';

type Shape = 'bars' | 'circles' | 'line';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'story'],
  2: ['figure', 'figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};

function draw(rng: Rng, level: Level): WholeTimes | null {
  const denominator = rng.int(2, level === 1 ? 8 : 10);
  const n = {
    count: rng.int(level > 2 ? 3 : 2, level === 1 ? 4 : 6),
    numerator: rng.int(1, denominator - 1),
    denominator,
  };
  const total = n.count * n.numerator;
  if (total % denominator === 0) return null;
  if (level === 1 && total > 2 * denominator) return null;
  if (level > 2 && (n.numerator === 1 || total < denominator)) return null;
  return level === 4 && total < 2 * denominator ? null : n;
}

/** Where the drawn line ends: one whole number beyond the last hop. */
function lineEnd({ count, numerator, denominator }: WholeTimes): number {
  return Math.floor((count * numerator) / denominator) + 1;
}

function picture(n: WholeTimes, shape: Shape): Figure {
  const { count, numerator, denominator } = n;
  if (shape === 'line') {
    const to = lineEnd(n);
    return {
      t: 'number-line',
      description: `محوری از صفر تا ${persianNumber(to)} که فاصلهٔ هر دو عدد کنار هم ${persianNumber(denominator)} قسمت مساوی دارد؛ ${persianNumber(count)} پرش مساوی پشت سر هم از صفر کشیده شده و هر پرش ${persianNumber(numerator)} قسمت است`,
      from: 0,
      to,
      divisions: denominator,
      hops: { start: 0, size: numerator, count },
    };
  }
  const name = shape === 'bars' ? 'نوار' : 'دایرهٔ';
  const description = `${persianNumber(count)} ${name} هم‌اندازه که هر کدام ${persianNumber(denominator)} قسمت مساوی دارد و ${persianNumber(numerator)} قسمت آن رنگ شده است`;
  const units = Array.from({ length: count }, () => ({
    parts: denominator,
    shaded: numerator,
    tone: 'accent' as const,
  }));
  return shape === 'bars' ? { t: 'bars', description, bars: units } : { t: 'circles', description, circles: units };
}

/** Misconceptions only a picture invites. */
function seen(n: WholeTimes, shape: Shape): readonly (WrittenMisconception | null)[] {
  const { count, numerator, denominator } = n;
  if (shape === 'line') {
    return [
      writtenMisconception(
        'whole-line-taken-for-unit',
        'همهٔ محور را یک واحد گرفته',
        { numerator: count * numerator, denominator: lineEnd(n) * denominator },
        line`مخرج، تعداد قسمت‌های یک واحد است؛ یعنی از صفر تا یک. فقط همان‌ها را بشمار.`,
      ),
      writtenMisconception(
        'one-mark-over',
        'یک خط بیشتر شمرده، شاید خط صفر را هم',
        { numerator: count * numerator + 1, denominator },
        line`قسمت‌ها را بشمار، نه خط‌ها را: قسمت اول از صفر شروع می‌شود و به خط بعدی می‌رسد.`,
      ),
      writtenMisconception(
        'one-hop-only',
        'فقط یک پرش را حساب کرده',
        { numerator, denominator },
        line`این فقط یک پرش است. همهٔ پرش‌ها را حساب کن.`,
      ),
      writtenMisconception(
        'hops-taken-for-parts',
        'تعداد پرش‌ها را صورت نوشته',
        { numerator: count, denominator },
        line`پرش‌ها را درست شمرده‌ای. هر پرش چند قسمت جلو می‌رود؟`,
      ),
    ];
  }
  return [
    writtenMisconception(
      'unshaded-counted',
      'قسمت‌های رنگ‌نشده را شمرده',
      { numerator: count * (denominator - numerator), denominator },
      line`این تعداد قسمت‌های سفید است. ببین سؤال کدام قسمت‌ها را می‌خواهد.`,
    ),
    writtenMisconception(
      'one-unit-only',
      // All parts of all units, reduced, come to the same.
      'فقط یکی از شکل‌ها را حساب کرده، یا همهٔ شکل‌ها را روی هم یک واحد گرفته',
      { numerator, denominator },
      line`این کسرِ یکی از شکل‌هاست و هر شکل یک واحد کامل است. همهٔ شکل‌ها روی هم چند واحد می‌شود؟`,
    ),
    writtenMisconception(
      'units-taken-for-parts',
      'تعداد شکل‌ها را صورت نوشته',
      { numerator: count, denominator },
      line`شکل‌ها را درست شمرده‌ای. در هر شکل چند قسمت رنگ شده است؟`,
    ),
    // Of halves, what is colored and what is not is one fraction.
    denominator === 2 * numerator
      ? null
      : writtenMisconception(
          'unshaded-of-one',
          'قسمت‌های رنگ‌نشدهٔ یکی از شکل‌ها را شمرده',
          { numerator: denominator - numerator, denominator },
          line`این کسرِ قسمت‌های سفیدِ یک شکل است. ببین سؤال کدام قسمت‌ها را می‌خواهد و از چند شکل.`,
        ),
  ];
}

const jumpers = [
  ['یک قورباغه', 'می‌پرد', 'به چه عددی می‌رسد'],
  ['یک ملخ', 'می‌پرد', 'به چه عددی می‌رسد'],
  ['یک خرگوش', 'می‌پرد', 'به چه عددی می‌رسد'],
  ['یک ربات', 'قدم برمی‌دارد', 'به چه عددی می‌رسد'],
  ['یک گنجشک', 'می‌پرد', 'به چه عددی می‌رسد'],
  ['یک کانگورو', 'می‌پرد', 'به چه عددی می‌رسد'],
] as const;

const eaten = [
  ['پیتزا', 'خورده شده'],
  ['کیک', 'خورده شده'],
  ['پای سیب', 'خورده شده'],
  ['نان تافتون', 'خورده شده'],
] as const;

const striped = [
  ['روبان', 'برای گل سر بریده شده'],
  ['طناب', 'برای تاب بریده شده'],
  ['نوار کاغذی', 'برای کاردستی به کار رفته'],
  ['باغچه', 'گل‌کاری شده'],
] as const;

function stem(rng: Rng, n: WholeTimes, form: QuestionVariant, shape: Shape, isWritten: boolean): readonly Block[] {
  const request = 'جواب را به صورت کسر بنویس.';
  if (form === 'story') {
    if (shape === 'line') {
      const [who, does, ends] = rng.pick(jumpers);
      return [p`${who} از صفر شروع می‌کند و ${n.count} بار به یک اندازه ${does}.`, p`${ends}؟ ${request}`];
    }
    const [thing, done] = shape === 'circles' ? rng.pick(eaten) : rng.pick(striped);
    return [
      p`هر شکل یک ${thing} است و ${n.count} ${ezafe(thing)} هم‌اندازه داریم. از هر کدام، قسمت رنگ‌شده ${done} است.`,
      p`روی هم به اندازهٔ چند ${thing} ${done} است؟ ${request}`,
    ];
  }
  if (form === 'find-mistake') {
    const shown = rng.pick(
      timesWrittenMisconceptions(n, seen(n, shape), isWritten, shape === 'line' ? 'پرش' : 'شکل'),
    ).shown;
    return shape === 'line'
      ? [
          p`${child(rng)} می‌گوید پرش‌های این محور به ${shown} می‌رسد، ولی اشتباه کرده است. آخرین پرش به چه عددی می‌رسد؟ ${request}`,
        ]
      : [
          p`${child(rng)} می‌گوید قسمت‌های رنگ‌شده روی هم ${shown} واحد است، ولی اشتباه کرده است. هر شکل یک واحد است. جواب درست را به صورت کسر بنویس.`,
        ];
  }
  const statement =
    shape === 'line'
      ? p`پرش‌ها از صفر شروع شده‌اند و هم‌اندازه‌اند. آخرین پرش به چه عددی می‌رسد؟ ${request}`
      : p`هر ${shape === 'bars' ? 'نوار' : 'دایره'} یک واحد است. قسمت‌های رنگ‌شده روی هم چند واحد می‌شود؟ ${request}`;
  return isWritten ? [statement, display(row(timesNode(n), '=', blank()))] : [statement];
}

export const fractionTimesWholePicture = defineSkill({
  id: 'g4-fraction-times-whole-picture',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 16,
  commonMistakes: ['whole-line-taken-for-unit', 'unshaded-counted'],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const n = draw(rng, level);
    if (n === null) return null;
    const shape = rng.pick(['bars', 'circles', 'line', 'line'] as const);
    const isWritten = form === 'figure' && level === 1;
    const writtenMisconceptions = timesWrittenMisconceptions(
      n,
      seen(n, shape),
      isWritten,
      shape === 'line' ? 'پرش' : 'شکل',
    );
    const first =
      shape === 'line'
        ? p`اول ببین از صفر تا یک چند قسمت مساوی است و هر پرش چند قسمت جلو می‌رود. بعد پرش‌ها را بشمار.`
        : p`اول ببین هر شکل چند قسمت مساوی دارد و چند قسمت آن رنگ شده است. بعد شکل‌ها را بشمار.`;
    const read =
      shape === 'line'
        ? p`هر واحد ${n.denominator} قسمت مساوی دارد و هر پرش ${n.numerator} قسمت جلو می‌رود. ${n.count} پرش داریم.`
        : p`هر شکل ${n.denominator} قسمت مساوی دارد و ${n.numerator} قسمت آن رنگ شده است. ${n.count} شکل داریم.`;
    return {
      form,
      stem: stem(rng, n, form, shape, isWritten),
      figure: picture(n, shape),
      ...fractionAnswer(timesValue(n)),
      misconceptions: misconceptionsOf(writtenMisconceptions, fractionKey),
      hints: timesHints(n, first, shape === 'line' ? 'تعداد پرش‌ها' : 'تعداد شکل‌ها'),
      solution: timesSolution(n, read),
    };
  },
});
