import {
  type Block,
  child,
  children,
  defineSkill,
  display,
  hint,
  type Inline,
  integerAnswers,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import {
  fromSmall,
  inSmall,
  type Time,
  type TimeUnits,
  timeMisconceptions,
  timeUnits,
} from './question-parts/time-units.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 4, 2: 8, 3: 11, 4: 15 };

function statement({ large, small }: Time, units: TimeUnits): readonly Inline[] {
  return line`${large} ${units.large} و ${small} ${units.small}`;
}

function story(
  rng: Rng,
  adds: boolean,
  a: readonly Inline[],
  b: readonly Inline[],
  isHours: boolean,
): readonly [Block, Block] {
  const name = child(rng);
  const [one = '', other = ''] = children(rng, 2);
  if (isHours) {
    return adds
      ? rng.pick<readonly [Block, Block]>([
          [p`${name} روز اول ${a} و روز دوم ${b} در راه بود.`, p`روی هم چقدر در راه بود؟`],
          [p`تعمیر ماشین پدر ${name} روز اول ${a} و روز دوم ${b} طول کشید.`, p`روی هم چقدر طول کشید؟`],
          [p`بافتن یک گلیم روز اول ${a} و روز دوم ${b} طول کشید.`, p`روی هم چقدر طول کشید؟`],
          [p`راه تهران تا خانهٔ ${name} ${a} و از آنجا تا دریا ${b} است.`, p`روی هم چقدر راه است؟`],
        ])
      : rng.pick<readonly [Block, Block]>([
          [p`رفت و برگشت ${name} روی هم ${a} طول کشید و فقط برگشتن ${b}.`, p`رفتن چقدر طول کشید؟`],
          [p`سفر ${one} ${a} و سفر ${other} ${b} طول کشید.`, p`سفر ${one} چقدر بیشتر طول کشید؟`],
          [p`باتری تبلت ${name} ${a} کار می‌کند و ${b} از آن گذشته است.`, p`چقدر مانده است؟`],
          [p`اردو ${a} است و ${b} از آن گذشته است.`, p`چقدر از اردو مانده است؟`],
        ]);
  }
  return adds
    ? rng.pick<readonly [Block, Block]>([
        [p`${name} دور اول را در ${a} و دور دوم را در ${b} دوید.`, p`دو دور روی هم چقدر طول کشید؟`],
        [p`یک سرود ${a} و سرود دیگر ${b} است.`, p`دو سرود روی هم چقدر است؟`],
        [p`حل معمای اول ${a} و معمای دوم ${b} طول کشید.`, p`روی هم چقدر طول کشید؟`],
        [p`${name} در ${a} لباس پوشید و در ${b} میز را چید.`, p`روی هم چقدر طول کشید؟`],
      ])
    : rng.pick<readonly [Block, Block]>([
        [p`${one} مسیر را در ${a} و ${other} در ${b} دوید.`, p`${other} چقدر زودتر رسید؟`],
        [p`یک آهنگ ${a} است و ${b} از آن پخش شده است.`, p`چقدر از آهنگ مانده است؟`],
        [p`فیلم کوتاهی ${a} است و ${b} از آن را دیده‌ایم.`, p`چقدر از فیلم مانده است؟`],
        [p`وقت یک بازی ${a} است و ${b} از آن گذشته است.`, p`چقدر از بازی مانده است؟`],
      ]);
}

export const timeAddsub = defineSkill({
  id: 'g4-time-addsub',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 8,
  make: (rng, level) => {
    const units = rng.pick(timeUnits);
    const adds = rng.chance(1, 2);
    const most = mostOf[level];
    const a: Time = { large: rng.int(1, most), small: rng.int(5, 59) };
    const b: Time = { large: rng.int(1, Math.max(1, Math.floor(most / 2))), small: rng.int(5, 59) };
    const result = adds ? fromSmall(inSmall(a) + inSmall(b)) : fromSmall(inSmall(a) - inSmall(b));
    if (!adds && inSmall(a) - inSmall(b) < 60) return null;
    const exchanges = adds ? a.small + b.small >= 60 : a.small < b.small;
    if (adds && a.small + b.small === 60) return null;
    if ((level === 1 && exchanges) || (level > 2 && !exchanges) || result.large > 23) return null;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const [shownA, shownB] = [statement(a, units), statement(b, units)];
    const plain: Time = adds
      ? { large: a.large + b.large, small: a.small + b.small }
      : { large: a.large - b.large, small: Math.abs(a.small - b.small) };
    const asHundred = adds
      ? { large: a.large + b.large + 1, small: a.small + b.small - 100 }
      : { large: a.large - b.large - 1, small: 100 + a.small - b.small };
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return story(rng, adds, shownA, shownB, units.large === 'ساعت');
        case 'find-mistake':
          return [
            adds
              ? p`${name} ${shownA} را با ${shownB} جمع کرد و «${statement(plain, units)}» نوشت، ولی درست نبود.`
              : p`${name} ${shownB} را از ${shownA} کم کرد و «${statement(plain, units)}» نوشت، ولی درست نبود.`,
            p`جواب درست را بنویس.`,
          ];
        default:
          return [adds ? p`${shownA} را با ${shownB} جمع کن.` : p`${shownB} را از ${shownA} کم کن.`];
      }
    };
    if (form === 'find-mistake' && !exchanges) return null;
    return {
      form,
      stem: stem(),
      ...integerAnswers([result.large, { label: units.large }], [result.small, { label: units.small }]),
      misconceptions: timeMisconceptions(
        [
          adds ? 'nothing-exchanged' : 'smaller-from-larger',
          adds ? 'شصت‌تایی را به واحد بزرگ تبدیل نکرده' : 'عدد کوچک‌تر را از بزرگ‌تر کم کرده',
          exchanges ? plain : null,
          adds
            ? line`${units.small}‌ها از شصت بیشتر شد. هر شصت ${units.small} یک ${units.large} می‌شود.`
            : line`${units.small}‌های اولی کم است. یک ${units.large} بگیر و آن را شصت ${units.small} کن.`,
        ],
        [
          'hundred-for-sixty',
          'هر واحد بزرگ را صدتا گرفته',
          exchanges && (adds ? asHundred.small >= 0 : true) ? asHundred : null,
          line`هر ${units.large} شصت ${units.small} است، نه صد ${units.small}.`,
        ],
        [
          'large-not-changed',
          'شصت‌تایی را تبدیل کرده ولی واحد بزرگ را تغییر نداده',
          // Less one hour and some minutes, who takes away the minutes alone comes to the same.
          exchanges && (adds || b.large > 1)
            ? { large: adds ? result.large - 1 : result.large + 1, small: result.small }
            : null,
          line`یک ${units.large} را جابه‌جا کرده‌ای. آن را در ${units.large}‌ها هم حساب کن.`,
        ],
        [
          adds ? 'subtracted-for-added' : 'added-for-subtracted',
          adds ? 'به جای جمع، تفریق کرده' : 'به جای تفریق، جمع کرده',
          adds
            ? inSmall(a) > inSmall(b)
              ? fromSmall(inSmall(a) - inSmall(b))
              : null
            : fromSmall(inSmall(a) + inSmall(b)),
          line`یک بار دیگر ببین باید جمع کنی یا تفریق.`,
        ],
        [
          'one-off',
          'در محاسبهٔ واحد کوچک یکی اشتباه کرده',
          { large: result.large, small: (result.small + 1) % 60 },
          line`خیلی نزدیک شده‌ای. ${units.small}‌ها را یک بار دیگر حساب کن.`,
        ],
      ),
      hints: [
        hint(
          p`${units.large}‌ها را با ${units.large}‌ها و ${units.small}‌ها را با ${units.small}‌ها حساب می‌کنیم. هر ${units.large} شصت ${units.small} است.`,
        ),
        hint(p`از ${units.small}‌ها شروع کن.`, display(row(a.small, adds ? '+' : '−', b.small))),
        hint(
          exchanges
            ? adds
              ? p`حاصل از شصت بیشتر است؛ شصت تای آن را یک ${units.large} حساب کن.`
              : p`نمی‌شود کم کرد؛ یک ${units.large} را به شصت ${units.small} تبدیل کن و بعد کم کن.`
            : p`بعد سراغ ${units.large}‌ها برو.`,
        ),
      ],
      solution: [
        exchanges
          ? adds
            ? step(
                p`${units.small}‌ها را جمع می‌کنیم: از شصت بیشتر است، پس شصت تای آن یک ${units.large} می‌شود.`,
                display(row(a.small, '+', b.small, '=', a.small + b.small)),
                display(row(a.small + b.small, '−', 60, '=', result.small)),
              )
            : step(
                p`${a.small} از ${b.small} کمتر است؛ پس یک ${units.large} می‌گیریم که شصت ${units.small} است.`,
                display(row(a.small, '+', 60, '=', a.small + 60)),
                display(row(a.small + 60, '−', b.small, '=', result.small)),
              )
          : step(
              p`${units.small}‌ها را حساب می‌کنیم.`,
              display(row(a.small, adds ? '+' : '−', b.small, '=', result.small)),
            ),
        step(
          p`حالا ${units.large}‌ها: جواب ${result.large} ${units.large} و ${result.small} ${units.small} است.`,
          display(
            exchanges
              ? row(a.large, adds ? '+' : '−', b.large, adds ? '+' : '−', 1, '=', result.large)
              : row(a.large, adds ? '+' : '−', b.large, '=', result.large),
          ),
        ),
      ],
    };
  },
});
