import { askedAngle, degreesNode, degreesWords } from '../../../authoring/geometry/angles.ts';
import {
  additionBars,
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  type NodeLike,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
  unknownFilled,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['figure', 'reverse', 'find-mistake'],
};

const wholes = {
  90: { name: 'یک زاویهٔ راست', place: 'در یک زاویهٔ راست' },
  180: { name: 'یک زاویهٔ نیم‌صفحه', place: 'روی یک خط راست' },
  360: { name: 'یک دور کامل', place: 'دور یک نقطه' },
} as const;

type Whole = keyof typeof wholes;

const stories: Readonly<Record<Whole, readonly ((rng: Rng, statement: string, isOne: boolean) => Block)[]>> = {
  90: [
    (rng, statement) =>
      p`${child(rng)} روی مقوا یک زاویهٔ راست کشید و آن را به چند قسمت رنگی تقسیم کرد: ${statement} و یک قسمت زرد. قسمت زرد چند درجه است؟`,
    (rng, statement) =>
      p`${child(rng)} گوشهٔ یک کاغذ مستطیلی را با خط‌کش به چند زاویه تقسیم کرد: ${statement} و یک زاویهٔ دیگر. زاویهٔ دیگر چند درجه است؟`,
    (rng, statement) =>
      p`باغچهٔ گوشهٔ حیاطِ ${child(rng)} زاویهٔ راست دارد و به این زاویه‌ها تقسیم شده است: ${statement} و یک زاویهٔ دیگر. زاویهٔ دیگر چند درجه است؟`,
  ],
  180: [
    (rng, statement) =>
      p`${child(rng)} بادبزنی را کامل باز کرد تا لبه‌هایش روی یک خط راست بیفتند. بادبزن این رنگ‌ها را دارد: ${statement} و یک قسمت سفید. قسمت سفید چند درجه است؟`,
    (rng, statement, isOne) =>
      isOne
        ? p`از یک نقطهٔ جادهٔ راست، راهی به یک طرف جدا می‌شود. ${child(rng)} یکی از دو زاویهٔ کنار هم را اندازه گرفت: ${statement}. زاویهٔ دیگر چند درجه است؟`
        : p`از یک نقطهٔ جادهٔ راست، راه‌هایی به یک طرف جدا می‌شود. ${child(rng)} زاویه‌های کنار هم را اندازه گرفت: ${statement}. فقط یک زاویه مانده است. آن زاویه چند درجه است؟`,
    (rng, statement) =>
      p`${child(rng)} یک نیم‌دایرهٔ مقوایی را از مرکزش به چند تکه برید: ${statement} و یک تکهٔ دیگر. زاویهٔ تکهٔ دیگر چند درجه است؟`,
  ],
  360: [
    (rng, statement) =>
      p`${child(rng)} یک پیتزای کامل را از مرکزش به چند برش تقسیم کرد: ${statement} و یک برش دیگر. زاویهٔ برش دیگر چند درجه است؟`,
    (rng, statement) =>
      p`در میدان شهرِ ${child(rng)} چند خیابان به هم می‌رسند. زاویه‌های بین آن‌ها این‌هاست: ${statement} و یک زاویهٔ دیگر. زاویهٔ دیگر چند درجه است؟`,
    (rng, statement) =>
      p`فرفرهٔ ${child(rng)} دایره‌ای است با چند قسمت رنگی: ${statement} و یک قسمت سفید. زاویهٔ قسمت سفید چند درجه است؟`,
  ],
};

function plus(parts: readonly number[]): readonly (NodeLike | '+')[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : ['+' as const, part]));
}

export const angleUnknown = defineSkill({
  id: 'g5-angle-unknown',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [unknownFilled, additionBars],
  revision: 8,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const whole: Whole =
      level === 1 ? rng.pick([90, 180]) : level === 4 ? rng.pick([180, 360]) : rng.pick([90, 180, 360]);
    const grain = level < 3 ? 5 : 1;
    const count = level === 1 ? 1 : level === 2 ? rng.int(1, 2) : rng.int(2, 3);
    // Asked backwards, or at the last level, the angles that are not given are equal.
    const equal = form === 'reverse' || level === 4 ? rng.int(2, level === 4 ? 3 : 2) : 1;
    const known = Array.from({ length: equal > 1 ? Math.min(count, 2) : count }, () => {
      const most = whole === 90 ? 60 : 140;
      return rng.int(Math.ceil(15 / grain), Math.floor(most / grain)) * grain;
    });
    const sum = known.reduce((total, part) => total + part, 0);
    const rest = whole - sum;
    const value = rest / equal;
    if (!Number.isInteger(value) || value < 12 || value > 200 || known.includes(value) || sum === value) return null;
    if (whole === 360 && known.length < 2) return null;
    if (form === 'bare' && whole === 360) return null;
    const sizes = [...known, ...Array.from({ length: equal }, () => value)];
    const { name, place } = wholes[whole];
    const knownWords = known.map(degreesWords).join(' و ');
    const knownAngles = known.length === 1 ? 'زاویهٔ معلوم' : 'زاویه‌های معلوم';
    const turn = whole === 360 ? rng.int(0, 17) * 20 : 0;
    const vertex = [100, 100] as const;
    let at = turn;
    const edges = sizes.map((size) => {
      const from = at;
      at += size;
      return [from, at] as const;
    });
    const rays = [turn, ...edges.map(([, to]) => to)].slice(0, whole === 360 ? -1 : undefined);
    const figure: Figure = {
      t: 'drawing',
      description: `${place} این زاویه‌ها کنار هم‌اند: ${knownWords}؛ ${equal > 1 ? `${persianNumber(equal)} زاویهٔ مساوی دیگر با علامت سؤال` : 'یک زاویهٔ دیگر با علامت سؤال'} نشان داده شده است`,
      width: 200,
      height: 200,
      shapes: [
        ...rays.map(
          (degrees) => ({ t: 'line', from: vertex, to: { from: vertex, degrees, length: 95 }, ends: 'one' }) as const,
        ),
        ...edges.map(
          ([from, to], index) =>
            ({
              t: 'angle',
              vertex,
              from,
              to,
              label: index < known.length ? degreesNode(known[index] ?? 0) : askedAngle,
              ...(index >= known.length ? { arcs: equal > 1 ? 2 : 1, tone: 'turmeric' as const } : {}),
            }) as const,
        ),
        { t: 'point', at: vertex },
      ],
    };
    // With equal angles the rest is taken for each of them; else only the first angle, or the wrong whole.
    const claim =
      equal > 1 ? rest : rest === whole - (known[0] ?? 0) ? (whole === 180 ? 360 : 180) - sum : whole - (known[0] ?? 0);
    if (form === 'find-mistake' && (claim <= 0 || claim === value)) return null;
    const ask =
      equal > 1 ? p`زاویه‌های علامت سؤال با هم مساوی‌اند. هر کدام چند درجه است؟` : p`زاویهٔ علامت سؤال چند درجه است؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(stories[whole])(rng, knownWords, known.length === 1)];
        case 'bare':
          return [p`دو زاویه کنار هم ${name} ساخته‌اند. یکی از آن‌ها ${known[0] ?? 0} درجه است. دیگری چند درجه است؟`];
        case 'find-mistake':
          return [
            p`زاویه‌ها را ${place} می‌بینی.${equal > 1 ? ' زاویه‌های علامت سؤال با هم مساوی‌اند.' : ''}`,
            p`${child(rng)} می‌گوید: «${equal > 1 ? 'هر زاویهٔ' : 'زاویهٔ'} علامت سؤال ${claim} درجه است.» ولی اشتباه کرده است. اندازهٔ درست آن چند درجه است؟`,
          ];
        default:
          return [p`زاویه‌ها را ${place} می‌بینی.`, ask];
      }
    };
    const isDrawn = form !== 'story' && form !== 'bare';
    return {
      form,
      stem: stem(),
      ...(isDrawn ? { figure } : {}),
      ...integerAnswer(value, { unit: 'درجه' }),
      misconceptions: wholeMisconceptions(
        [
          'rest-not-shared',
          'باقی‌مانده را بین زاویه‌های مساوی تقسیم نکرده',
          equal > 1 ? rest : null,
          line`باقی‌مانده مال یک زاویه نیست. چند زاویهٔ مساوی آن را پر می‌کنند؟`,
        ],
        [
          'one-part-taken-away',
          'فقط یکی از زاویه‌های معلوم را کم کرده',
          // Among equal angles it would have to be shared as well.
          known.length > 1 && equal === 1 ? whole - (known[0] ?? 0) : null,
          line`همهٔ زاویه‌های معلوم را از کل کم کن، نه فقط یکی را.`,
        ],
        [
          'known-added',
          'زاویه‌های معلوم را جمع کرده',
          known.length > 1 ? sum : null,
          line`جمع زاویه‌های معلوم را پیدا کرده‌ای؛ تا کامل شدن چقدر مانده است؟`,
        ],
        [
          'other-whole',
          'کلِ زاویه را اشتباه گرفته',
          ((whole === 180 ? 360 : 180) - sum) / equal,
          line`دوباره ببین زاویه‌ها روی هم چه می‌سازند: زاویهٔ راست، نیم‌صفحه یا یک دور کامل؟`,
        ],
        [
          'half-turn-as-right',
          'کلِ زاویه را ۹۰ درجه گرفته',
          whole === 180 ? (90 - sum) / equal : null,
          line`زاویه‌ها روی هم یک خط راست می‌سازند، نه یک زاویهٔ راست.`,
        ],
        [
          'slip-of-ten',
          'در حساب یک ده‌تایی اشتباه کرده',
          // Two of the known angles may come to that, too.
          equal === 1 && !known.some((one, index) => known.slice(index + 1).some((other) => one + other === value + 10))
            ? value + 10
            : null,
          line`جمع و تفریقت را یک بار دیگر انجام بده.`,
        ],
      ),
      hints: [
        hint(p`زاویه‌ها روی هم ${name} می‌سازند.`),
        hint(
          whole === 90
            ? p`زاویهٔ راست ۹۰ درجه است.`
            : whole === 180
              ? p`زاویهٔ نیم‌صفحه ۱۸۰ درجه است.`
              : p`یک دور کامل ۳۶۰ درجه است.`,
        ),
        hint(
          equal > 1
            ? p`${knownAngles} را از کل کم کن و باقی‌مانده را بر تعداد زاویه‌های مساوی تقسیم کن.`
            : p`${knownAngles} را از کل کم کن.`,
        ),
      ],
      solution: [
        ...(known.length > 1
          ? [step(p`زاویه‌های معلوم را جمع می‌کنیم.`, display(row(...plus(known), '=', sum)))]
          : [step(p`زاویه‌ها روی هم ${name} می‌سازند که ${whole} درجه است.`)]),
        step(
          equal > 1
            ? p`از ${whole} درجه کم می‌کنیم تا ببینیم چقدر می‌ماند.`
            : p`کل ${whole} درجه است؛ پس زاویهٔ نامعلوم ${value} درجه است.`,
          display(row(whole, '−', sum, '=', rest)),
        ),
        ...(equal > 1
          ? [
              step(
                p`باقی‌مانده ${equal} زاویهٔ مساوی است؛ پس هر کدام ${value} درجه است.`,
                display(row(rest, '÷', equal, '=', value)),
              ),
            ]
          : []),
      ],
    };
  },
});
