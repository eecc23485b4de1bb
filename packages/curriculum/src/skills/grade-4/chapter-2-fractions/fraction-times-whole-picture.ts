import { misconceptionsOf, type Slip, slip } from '../../../authoring/fractions/slips.ts';
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
  type Level,
  line,
  p,
  persianNumber,
  type QuestionForm,
  type Rng,
  row,
} from '../../../authoring/index.ts';
import { timesHints, timesNode, timesSlips, timesSolution, timesValue, type WholeTimes } from './whole-times.ts';

type Shape = 'bars' | 'circles' | 'line';

const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
  1: ['figure', 'figure', 'story'],
  2: ['figure', 'figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};

function draw(rng: Rng, level: Level): WholeTimes | null {
  const bottom = rng.int(2, level === 1 ? 8 : 10);
  const n = { count: rng.int(level > 2 ? 3 : 2, level === 1 ? 4 : 6), top: rng.int(1, bottom - 1), bottom };
  const total = n.count * n.top;
  if (total % bottom === 0 && level > 1) return null;
  if (level === 1 && total > 2 * bottom) return null;
  if (level > 2 && (n.top === 1 || total < bottom)) return null;
  return level === 4 && total < 2 * bottom ? null : n;
}

/** Where the drawn line ends: one whole number beyond the last hop. */
function lineEnd({ count, top, bottom }: WholeTimes): number {
  return Math.floor((count * top) / bottom) + 1;
}

function picture(n: WholeTimes, shape: Shape): Figure {
  const { count, top, bottom } = n;
  if (shape === 'line') {
    const to = lineEnd(n);
    return {
      t: 'number-line',
      description: `محوری از صفر تا ${persianNumber(to)} که فاصلهٔ هر دو عدد کنار هم ${persianNumber(bottom)} قسمت مساوی دارد؛ ${persianNumber(count)} پرش مساوی پشت سر هم از صفر کشیده شده و هر پرش ${persianNumber(top)} قسمت است`,
      from: 0,
      to,
      divisions: bottom,
      hops: { start: 0, size: top, count },
    };
  }
  const name = shape === 'bars' ? 'نوار' : 'دایرهٔ';
  const description = `${persianNumber(count)} ${name} هم‌اندازه که هر کدام ${persianNumber(bottom)} قسمت مساوی دارد و ${persianNumber(top)} قسمت آن رنگ شده است`;
  const units = Array.from({ length: count }, () => ({ parts: bottom, shaded: top, tone: 'accent' as const }));
  return shape === 'bars' ? { t: 'bars', description, bars: units } : { t: 'circles', description, circles: units };
}

/** Mistakes only a picture invites. */
function seen(n: WholeTimes, shape: Shape): readonly (Slip | null)[] {
  const { count, top, bottom } = n;
  if (shape === 'line') {
    return [
      slip(
        'whole-line-taken-for-unit',
        'همهٔ محور را یک واحد گرفته',
        { top: count * top, bottom: lineEnd(n) * bottom },
        line`مخرج، تعداد قسمت‌های یک واحد است؛ یعنی از صفر تا یک. فقط همان‌ها را بشمار.`,
      ),
      slip(
        'start-mark-counted',
        'خط صفر را هم شمرده',
        { top: count * top + 1, bottom },
        line`قسمت‌ها را بشمار، نه خط‌ها را: قسمت اول از صفر شروع می‌شود و به خط بعدی می‌رسد.`,
      ),
      slip(
        'hops-taken-for-parts',
        'تعداد پرش‌ها را صورت نوشته',
        { top: count, bottom },
        line`پرش‌ها را درست شمرده‌ای. هر پرش چند قسمت جلو می‌رود؟`,
      ),
    ];
  }
  return [
    slip(
      'unshaded-counted',
      'قسمت‌های رنگ‌نشده را شمرده',
      { top: count * (bottom - top), bottom },
      line`این تعداد قسمت‌های سفید است. ببین سؤال کدام قسمت‌ها را می‌خواهد.`,
    ),
    slip(
      'one-unit-only',
      'فقط یکی از شکل‌ها را حساب کرده',
      { top, bottom },
      line`این کسرِ یکی از شکل‌هاست. همهٔ شکل‌ها را حساب کن.`,
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

function stem(rng: Rng, n: WholeTimes, form: QuestionForm, shape: Shape, level: Level): readonly Block[] {
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
    const shown = rng.pick(timesSlips(n, seen(n, shape))).shown;
    return shape === 'line'
      ? [
          p`${child(rng)} می‌گوید پرش‌های این محور به ${shown} می‌رسد، ولی اشتباه کرده است. آخرین پرش به چه عددی می‌رسد؟ ${request}`,
        ]
      : [
          p`${child(rng)} می‌گوید قسمت‌های رنگ‌شده روی هم ${shown} واحد است، ولی اشتباه کرده است. هر شکل یک واحد است. جواب درست را به صورت کسر بنویس.`,
        ];
  }
  const told =
    shape === 'line'
      ? p`پرش‌ها از صفر شروع شده‌اند و هم‌اندازه‌اند. آخرین پرش به چه عددی می‌رسد؟ ${request}`
      : p`هر ${shape === 'bars' ? 'نوار' : 'دایره'} یک واحد است. قسمت‌های رنگ‌شده روی هم چند واحد می‌شود؟ ${request}`;
  return level === 1 ? [told, display(row(timesNode(n), '=', blank()))] : [told];
}

export const fractionTimesWholePicture = defineSkill({
  id: 'g4-fraction-times-whole-picture',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const n = draw(rng, level);
    if (n === null) return null;
    const shape = rng.pick(['bars', 'circles', 'line', 'line'] as const);
    const slips = timesSlips(n, seen(n, shape));
    const first =
      shape === 'line'
        ? p`اول ببین از صفر تا یک چند قسمت مساوی است و هر پرش چند قسمت جلو می‌رود. بعد پرش‌ها را بشمار.`
        : p`اول ببین هر شکل چند قسمت مساوی دارد و چند قسمت آن رنگ شده است. بعد شکل‌ها را بشمار.`;
    const read =
      shape === 'line'
        ? p`هر واحد ${n.bottom} قسمت مساوی دارد و هر پرش ${n.top} قسمت جلو می‌رود. ${n.count} پرش داریم.`
        : p`هر شکل ${n.bottom} قسمت مساوی دارد و ${n.top} قسمت آن رنگ شده است. ${n.count} شکل داریم.`;
    return {
      form,
      stem: stem(rng, n, form, shape, level),
      figure: picture(n, shape),
      ...fractionAnswer(timesValue(n)),
      misconceptions: misconceptionsOf(slips, fractionKey),
      hints: timesHints(n, first),
      solution: timesSolution(n, read),
    };
  },
});
