import {
  type Block,
  type CellPlace,
  cellsAnswer,
  cellsKey,
  child,
  defineSkill,
  figureBlock,
  hint,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};
const countOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 4], 2: [4, 6], 3: [5, 7], 4: [6, 8] };

const wordProblems: readonly ((rng: Rng) => string)[] = [
  (rng) => `${child(rng)} نصف طرح یک قالی را کشیده است.`,
  (rng) => `${child(rng)} نصف طرح کاشی‌کاری را رنگ کرده است.`,
  (rng) => `${child(rng)} کاغذ را از روی خط تا کرده و نصف طرح را رنگ کرده است.`,
  () => 'نصف یک طرح در آب دیده می‌شود و خط، لبهٔ آب است.',
  (rng) => `${child(rng)} برای گل‌دوزی، نصف نقش را روی پارچه زده است.`,
  (rng) => `${child(rng)} آینه‌ای را روی خط گذاشته است.`,
];

export const symmetryComplete = defineSkill({
  id: 'g3-symmetry-complete',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 4,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const size = level === 1 ? 6 : rng.pick([6, 8]);
    const half = size / 2;
    const kind = level === 1 ? 'vertical' : rng.pick(['vertical', 'horizontal'] as const);
    const isFirstHalf = rng.chance(1, 2);
    const [least, most] = countOf[level];
    const count = rng.int(least, most);
    // Along the line, and how far from it, 0 being beside it; the figure begins near the line and hangs together.
    const places: (readonly [along: number, away: number])[] = [[rng.int(1, size - 2), level > 2 ? rng.int(0, 1) : 0]];
    for (let draw = 0; draw < 200 && places.length < count; draw += 1) {
      const [along, away] = rng.pick(places);
      const [dx, dy] = rng.pick([
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const);
      const next = [along + dx, away + dy] as const;
      if (next[0] < 0 || next[0] >= size || next[1] < 0 || next[1] >= half) continue;
      if (!places.some(([a, b]) => a === next[0] && b === next[1])) places.push(next);
    }
    if (places.length < count) return null;
    const cell = ([along, away]: readonly [number, number], first: boolean): CellPlace => {
      const across = first ? half - 1 - away : half + away;
      return kind === 'vertical' ? [along, across] : [across, along];
    };
    const given = places.map((place) => cell(place, isFirstHalf));
    const wanted = places.map((place) => cell(place, !isFirstHalf));
    // Carried over without turning, or turned the other way as well.
    const slid = places.map(([along, away]) => cell([along, half - 1 - away], !isFirstHalf));
    const turned = places.map(([along, away]) => cell([size - 1 - along, away], !isFirstHalf));
    // A figure that is alike from both ends comes to the same by being moved along the line.
    const alongs = places.map(([along]) => along);
    const ends = Math.min(...alongs) + Math.max(...alongs);
    const isMovedAlong = places.every(([along, away]) => places.some(([a, b]) => a === ends - along && b === away));
    const shifted = places.flatMap(([along, away]) => (away + 1 < half ? [cell([along, away + 1], !isFirstHalf)] : []));
    const filled = (list: readonly CellPlace[]) => list.map(([row, column]) => ({ row, column }));
    const axis = { kind, halves: size };
    const ask = p`خانه‌های طرف دیگر خط را طوری رنگ کن که شکل نسبت به خط، متقارن شود.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(wordProblems)(rng)}`, ask];
        case 'find-mistake':
          return [
            p`${child(rng)} شکل را بدون برگرداندن، به آن طرف خط برده بود و طرح متقارن نشد. تو درست کامل کن.`,
            ask,
          ];
        default:
          return [ask];
      }
    };
    return {
      form,
      stem: stem(),
      ...cellsAnswer({ rows: size, columns: size, fixed: filled(given), axis }, wanted),
      misconceptions: [
        misconception(
          'slid-over',
          'شکل را بدون برگرداندن به طرف دیگر برده',
          cellsKey(slid),
          line`اگر کاغذ را از روی خط تا کنی، دو طرف باید روی هم بیفتند. هر خانه و روبه‌رویش به یک اندازه از خط دورند.`,
        ),
        ...(isMovedAlong
          ? []
          : [
              misconception(
                'turned-upside-down',
                'شکل را در جهت دیگر هم برگردانده',
                cellsKey(turned),
                line`هر خانه باید درست روبه‌روی خانهٔ خودش باشد، نه بالاتر یا پایین‌تر یا آن‌طرف‌تر.`,
              ),
            ]),
        ...(shifted.length === places.length
          ? [
              misconception(
                'one-square-away',
                'شکل را یک خانه دورتر از خط رنگ کرده',
                cellsKey(shifted),
                line`فاصلهٔ هر خانه تا خط را در دو طرف بشمار؛ باید مساوی باشد.`,
              ),
            ]
          : []),
        misconception(
          'one-square-left-out',
          'یک خانه را جا انداخته',
          cellsKey(wanted.slice(1)),
          line`خیلی نزدیک شده‌ای. خانه‌های رنگی دو طرف را بشمار و با هم مقایسه کن.`,
        ),
      ],
      hints: [
        hint(p`فکر کن خط یک آینه است. هر خانهٔ رنگی آن طرف خط هم دیده می‌شود.`),
        hint(p`برای هر خانهٔ رنگی بشمار چند خانه تا خط فاصله دارد.`),
        hint(p`درست روبه‌روی آن، با همان فاصله از خط، یک خانه رنگ کن.`),
      ],
      solution: [
        step(p`هر خانه و تصویرش روبه‌روی هم هستند و فاصله‌شان تا خط مساوی است.`),
        step(
          p`پس این خانه‌ها رنگ می‌شوند.`,
          figureBlock({
            t: 'cells',
            description: 'شکل کامل که دو طرف خط آن مثل هم است',
            boards: [{ rows: size, columns: size, filled: filled([...given, ...wanted]), axis }],
          }),
        ),
      ],
    };
  },
});
