import {
  additionBars,
  type Block,
  child,
  children,
  defineSkill,
  display,
  hint,
  type Inline,
  integerAnswer,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { factorWords, type LengthUnits, lengthUnits } from './question-parts/length-units.ts';

interface Length {
  readonly whole: number;
  readonly rest: number;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 5, 2: 9, 3: 15, 4: 24 };

function statement({ whole, rest }: Length, { large, small }: LengthUnits): readonly Inline[] {
  return rest === 0
    ? line`${whole} ${large}`
    : whole === 0
      ? line`${rest} ${small}`
      : line`${whole} ${large} و ${rest} ${small}`;
}

function story(
  rng: Rng,
  adds: boolean,
  a: readonly Inline[],
  b: readonly Inline[],
  { factor, small }: LengthUnits,
): readonly [Block, Block] {
  const name = child(rng);
  const [one = '', other = ''] = children(rng, 2);
  if (factor === 1000) {
    return adds
      ? rng.pick<readonly [Block, Block]>([
          [p`${name} صبح ${a} و عصر ${b} پیاده‌روی کرد.`, p`روی هم چند ${small} پیاده‌روی کرد؟`],
          [
            p`از خانهٔ ${name} تا پارک ${a} و از پارک تا کتابخانه ${b} است.`,
            p`از خانه تا پارک و از آنجا تا کتابخانه روی هم چند ${small} است؟`,
          ],
          [p`گروه کوهنوردی روز اول ${a} و روز دوم ${b} رفت.`, p`روی هم چند ${small} رفت؟`],
        ])
      : rng.pick<readonly [Block, Block]>([
          [p`مسابقهٔ دو ${a} است و ${name} ${b} از آن را دویده است.`, p`چند ${small} مانده است؟`],
          [p`راه ${one} تا خانهٔ پدربزرگش ${a} و راه ${other} ${b} است.`, p`راه ${one} چند ${small} بیشتر است؟`],
          [p`جاده‌ای ${a} است و ${b} از آن آسفالت شده است.`, p`چند ${small} از جاده آسفالت نشده است؟`],
        ]);
  }
  return adds
    ? rng.pick<readonly [Block, Block]>([
        [
          p`${name} دو تکه روبان را سر به سر دوخت: یکی ${a} و دیگری ${b}.`,
          p`اگر دوخت جایی نگیرد، روی هم چند ${small} روبان دارد؟`,
        ],
        [p`دو تکه نخ داریم: یکی ${a} و دیگری ${b}.`, p`دو تکه روی هم چند ${small} است؟`],
        [p`نواری به طول ${a} را به نوار دیگری به طول ${b} چسباندیم.`, p`طول همهٔ نوار روی هم چند ${small} است؟`],
      ])
    : rng.pick<readonly [Block, Block]>([
        [p`${name} از نواری به طول ${a}، تکه‌ای به طول ${b} برید.`, p`چند ${small} مانده است؟`],
        [p`طول نخ ${one} ${a} و طول نخ ${other} ${b} است.`, p`نخ ${one} چند ${small} بلندتر است؟`],
        [p`طول چوبی ${a} است و ${b} از آن را رنگ کرده‌ایم.`, p`چند ${small} از چوب رنگ نشده است؟`],
      ]);
}

export const lengthAddsub = defineSkill({
  id: 'g4-length-addsub',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 12,
  make: (rng, level) => {
    const units = rng.pick(level === 1 ? lengthUnits.slice(0, 2) : lengthUnits);
    const { large, small, factor } = units;
    const most = mostOf[level];
    const grain = factor === 1000 ? (level < 3 ? 100 : 50) : factor === 100 && level < 3 ? 5 : 1;
    const draw = (high: number): Length => ({ whole: rng.int(1, high), rest: rng.int(1, factor / grain - 1) * grain });
    const adds = rng.chance(1, 2);
    const a = draw(most);
    const b: Length = rng.chance(1, 4) ? { whole: rng.int(1, most), rest: 0 } : draw(Math.max(1, Math.floor(most / 2)));
    const [one, other] = [a.whole * factor + a.rest, b.whole * factor + b.rest];
    const answer = adds ? one + other : one - other;
    if (answer <= 0 || (level === 1 && (adds ? a.rest + b.rest >= factor : a.rest < b.rest))) return null;
    // A number of the question copied would be right.
    if ([a.whole, a.rest, b.whole, b.rest].includes(answer)) return null;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const [shownA, shownB] = [statement(a, units), statement(b, units)];
    const gluedA = Number(`${a.whole}${a.rest}`);
    const gluedB = Number(`${b.whole}${b.rest === 0 ? '' : b.rest}`);
    const glued = adds ? gluedA + gluedB : gluedA - gluedB;
    const mixed = a.whole + b.whole + a.rest + b.rest;
    // The right number without its zero looks the same.
    const unconverted = adds && mixed * 10 !== answer ? mixed : null;
    const wrong = glued > 0 && glued !== answer ? glued : answer + factor;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return story(rng, adds, shownA, shownB, units);
        case 'find-mistake':
          return [
            adds
              ? p`${name} ${shownA} را با ${shownB} جمع کرد و ${wrong} ${small} به دست آورد، ولی درست نبود.`
              : p`${name} ${shownB} را از ${shownA} کم کرد و ${wrong} ${small} به دست آورد، ولی درست نبود.`,
            p`جواب درست چند ${small} است؟`,
          ];
        default:
          return [
            adds
              ? p`${shownA} را با ${shownB} جمع کن. حاصل چند ${small} است؟`
              : p`${shownB} را از ${shownA} کم کن. چند ${small} می‌ماند؟`,
          ];
      }
    };
    const sign = adds ? '+' : '−';
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer, { unit: small }),
      misconceptions: wholeMisconceptions(
        [
          'parts-glued',
          'عددهای دو واحد را کنار هم نوشته',
          glued,
          line`هر ${large} ${factorWords[factor]} ${small} است. اول هر اندازه را به ${small} تبدیل کن.`,
        ],
        [
          adds ? 'subtracted-for-added' : 'added-for-subtracted',
          adds ? 'به جای جمع، تفریق کرده' : 'به جای تفریق، جمع کرده',
          adds ? Math.abs(one - other) : one + other,
          line`یک بار دیگر ببین باید جمع کنی یا تفریق.`,
        ],
        [
          'large-units-only',
          `فقط واحدهای بزرگ را حساب کرده و تبدیل نکرده`,
          adds ? a.whole + b.whole : a.whole - b.whole,
          line`هر دو واحد را حساب کن و جواب را به ${small} بنویس.`,
        ],
        [
          'units-mixed',
          'واحدهای مختلف را با هم جمع کرده',
          unconverted,
          line`${large} و ${small} یک اندازه نیستند. اول همه را به ${small} بنویس.`,
        ],
        [
          'one-large-off',
          'در واحد بزرگ یکی اشتباه کرده',
          // Less one large unit and a rest, who takes away the rest alone comes to the same.
          !adds && b.whole === 1 ? null : answer + factor,
          line`راهت درست است. محاسبه را یک بار دیگر انجام بده.`,
        ],
        [
          'second-not-converted',
          'اندازهٔ دوم را تبدیل نکرده',
          b.rest === 0 ? (adds ? one + b.whole : one - b.whole) : null,
          line`اندازهٔ دوم به ${large} است. آن را هم به ${small} بنویس.`,
        ],
      ),
      hints: [
        hint(p`جواب را به ${small} می‌خواهیم. هر ${large} ${factorWords[factor]} ${small} است.`),
        hint(p`اول هر دو اندازه را به ${small} تبدیل کن.`),
        hint(adds ? p`بعد دو عدد را با هم جمع کن.` : p`بعد عدد کوچک‌تر را از عدد بزرگ‌تر کم کن.`),
      ],
      solution: [
        step(
          p`هر دو اندازه را به ${small} می‌نویسیم.`,
          display(row(a.whole, '×', factor, '+', a.rest, '=', one)),
          display(
            b.rest === 0 ? row(b.whole, '×', factor, '=', other) : row(b.whole, '×', factor, '+', b.rest, '=', other),
          ),
        ),
        step(
          adds ? p`دو عدد را با هم جمع می‌کنیم.` : p`عدد دوم را از عدد اول کم می‌کنیم.`,
          display(row(one, sign, other, '=', answer)),
        ),
      ],
    };
  },
});
