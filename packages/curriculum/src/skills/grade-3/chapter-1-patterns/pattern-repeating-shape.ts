import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  type Figure,
  hint,
  type Inline,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  repeatedShapes,
  step,
  text,
  type WrongOptionDraft,
} from '../../../authoring/index.ts';

type Item = Extract<Figure, { readonly t: 'sequence' }>['items'][number];
type Shape = NonNullable<Item>['shape'];

/** A shape of the row; where colors tell shapes apart, `filled` says which of the two it is. */
interface Token {
  readonly shape: Shape;
  readonly filled: boolean;
}

const shapes = ['circle', 'square', 'triangle', 'star', 'diamond', 'hexagon'] as const;
const names: Readonly<Record<Shape, string>> = {
  circle: 'دایره',
  square: 'مربع',
  triangle: 'مثلث',
  star: 'ستاره',
  diamond: 'لوزی',
  hexagon: 'شش‌ضلعی',
};
const linked: Readonly<Record<Shape, string>> = {
  circle: 'دایرهٔ',
  square: 'مربع',
  triangle: 'مثلث',
  star: 'ستارهٔ',
  diamond: 'لوزی',
  hexagon: 'شش‌ضلعی',
};
const tones = ['accent', 'turmeric', 'leaf', 'rose', 'sky'] as const;

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};
/** How long the repeated part is, and the farthest place that is asked for; null asks for the next shape alone. */
const limitsOf: Readonly<Record<Level, { unit: readonly [number, number]; place: readonly [number, number] | null }>> =
  {
    1: { unit: [2, 3], place: null },
    2: { unit: [3, 4], place: [10, 12] },
    3: { unit: [3, 4], place: [11, 16] },
    4: { unit: [3, 4], place: [14, 20] },
  };

function said({ shape, filled }: Token, twoColors: boolean): string {
  return twoColors ? `${linked[shape]} ${filled ? 'رنگی' : 'خاکستری'}` : names[shape];
}

function isSame(one: Token | undefined, other: Token | undefined): boolean {
  return one?.shape === other?.shape && one?.filled === other?.filled;
}

/** A part that is not itself a repetition, of at least two kinds. */
function drawUnit(rng: Rng, length: number, twoColors: boolean): readonly Token[] | null {
  const kinds = rng.sample(shapes, twoColors ? rng.int(1, 2) : rng.int(2, Math.min(length, 3)));
  const unit = Array.from({ length }, () => ({
    shape: rng.pick(kinds),
    filled: !twoColors || rng.chance(1, 2),
  }));
  const repeats = [1, 2].some(
    (part) => part < length && length % part === 0 && unit.every((each, index) => isSame(each, unit[index % part])),
  );
  const hasBoth = new Set(unit.map(({ filled }) => filled)).size === 2;
  return repeats || (twoColors && !hasBoth) || new Set(unit.map(({ shape }) => shape)).size < kinds.length
    ? null
    : unit;
}

const wordProblems: readonly ((name: string) => string)[] = [
  (name) => `${name} مهره‌ها را با این الگو به نخ می‌کشد.`,
  (name) => `${name} حاشیهٔ دفترش را با این الگو نقاشی می‌کند.`,
  () => 'استادکار کاشی‌های دیوار حیاط را با این الگو می‌چیند.',
  (name) => `${name} برای جشن، ریسه‌ای با این الگو درست می‌کند.`,
  (name) => `مادربزرگ ${name} لبهٔ رومیزی را با این الگو می‌دوزد.`,
  (name) => `${name} مُهرهای سیب‌زمینی را با این الگو روی کاغذ می‌زند.`,
];

export const patternRepeatingShape = defineSkill({
  id: 'g3-pattern-repeating-shape',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 3,
  pictures: [repeatedShapes],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const twoColors = level > 2 && rng.chance(1, 2);
    const { unit: lengths, place: places } = limitsOf[level];
    const length = rng.int(...lengths);
    const unit = drawUnit(rng, length, twoColors);
    if (unit === null) return null;
    const at = (place: number): Token => unit[(place - 1) % length] ?? { shape: 'circle', filled: true };
    // Two whole parts are seen at least.
    const count = rng.int(Math.max(6, 2 * length), 9);
    const isNext = places === null || rng.chance(1, 3);
    const place = isNext ? count + 1 : rng.int(...places);
    const right = at(place);
    const call = (token: Token) => said(token, twoColors);
    const palette = rng.sample(tones, 3);
    const kinds = [...new Set(unit.map(({ shape }) => shape))];
    const toneOf = ({ shape, filled }: Token): NonNullable<Item>['tone'] => {
      if (!filled) return 'none';
      return (twoColors ? palette[0] : palette[kinds.indexOf(shape)]) ?? 'accent';
    };
    const row = Array.from({ length: count }, (_, index) => at(index + 1));
    const outside = rng.sample(
      shapes.filter((shape) => !kinds.includes(shape)),
      2,
    );
    const [stranger = 'star', otherStranger = 'star'] = outside;
    const wrongOf = (id: string, title: string, token: Token, message: readonly Inline[]): WrongOptionDraft => ({
      id,
      title,
      message,
      value: call(token),
      content: [text(call(token))],
    });
    const isInPattern = (token: Token) => unit.some((each) => isSame(each, token));
    const turned: Token = { shape: right.shape, filled: !right.filled };
    // Which of a shorter part, a place too far and a place too near led to another shape of the pattern is not seen.
    const othersOfPattern = unit.filter(
      (token, index) => !isSame(token, right) && unit.findIndex((each) => isSame(each, token)) === index,
    );
    const wrong = [
      ...othersOfPattern.map((token) =>
        wrongOf(
          'another-of-the-pattern',
          'شکل دیگری از همان الگو را گفته',
          token,
          line`دسته‌ای را که تکرار می‌شود پیدا کن و از اول، شکل به شکل بشمار تا درست به همان‌جا برسی.`,
        ),
      ),
      ...(twoColors && !isInPattern(turned)
        ? [wrongOf('other-colour', 'شکل درست را با رنگ دیگر گفته', turned, line`هم به شکل نگاه کن و هم به رنگ آن.`)]
        : []),
      wrongOf(
        'shape-not-in-pattern',
        'شکلی را گفته که در الگو نیست',
        { shape: stranger, filled: true },
        line`در این الگو فقط همان چند شکل تکرار می‌شود. این شکل را در ردیف می‌بینی؟`,
      ),
      wrongOf(
        'another-shape-not-in-pattern',
        'شکل دیگری را گفته که در الگو نیست',
        { shape: otherStranger, filled: !twoColors },
        line`در این الگو فقط همان چند شکل تکرار می‌شود. این شکل را در ردیف می‌بینی؟`,
      ),
    ];
    const writtenMisconception = wrong.find(({ value }) => value !== call(right));
    const [statement] = form === 'find-mistake' ? [writtenMisconception] : [];
    const spec = choiceAnswer(
      rng,
      {
        layout: 'list',
        right: { value: call(right), content: [text(call(right))] },
        wrong: wrong.filter(({ value }) => value !== statement?.value),
      },
      4,
    );
    if (spec === null) return null;
    const name = child(rng);
    const ask = isNext
      ? p`به جای خانهٔ خالی کدام شکل می‌آید؟`
      : p`اگر الگو همین‌طور ادامه پیدا کند، شکل شمارهٔ ${place} کدام است؟`;
    const direction = p`الگو از چپ به راست پیش می‌رود.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(wordProblems)(name)} الگو از چپ به راست پیش می‌رود.`, ask];
        case 'find-mistake':
          return [
            direction,
            isNext
              ? p`${name} می‌گوید در خانهٔ خالی «${statement?.value ?? ''}» می‌آید، ولی اشتباه کرده است.`
              : p`${name} می‌گوید شکل شمارهٔ ${place} «${statement?.value ?? ''}» است، ولی اشتباه کرده است.`,
            isNext ? p`کدام شکل می‌آید؟` : p`شکل شمارهٔ ${place} کدام است؟`,
          ];
        default:
          return [direction, ask];
      }
    };
    const whole = Math.floor((place - 1) / length) * length;
    return {
      form,
      stem: stem(),
      figure: {
        t: 'sequence',
        description: `${persianNumber(count)} شکل در یک ردیف، از چپ به راست: ${row.map(call).join('، ')}${isNext ? '؛ پس از آن یک خانهٔ خالی' : ''}`,
        items: [...row.map((token) => ({ shape: token.shape, tone: toneOf(token) })), ...(isNext ? [null] : [])],
      },
      ...spec,
      hints: [
        hint(p`در این ردیف یک دسته از شکل‌ها پشت سر هم تکرار می‌شود.`),
        hint(p`از اول ردیف شروع کن و ببین از کجا همان شکل‌ها دوباره می‌آیند. دسته چند شکل دارد؟`),
        hint(p`دسته را یکی پس از دیگری تکرار کن تا به جایی که می‌خواهیم برسی.`),
      ],
      solution: [
        step(p`دسته‌ای که تکرار می‌شود ${length} شکل دارد: ${unit.map(call).join('، ')}.`),
        step(
          p`${length}تا ${length}تا می‌شماریم. تا شکل شمارهٔ ${whole} همهٔ دسته‌ها کامل است؛ پس شکل شمارهٔ ${whole + 1} اولین شکل دستهٔ بعدی است.`,
        ),
        step(p`شکل شمارهٔ ${place} در دستهٔ خودش شمارهٔ ${place - whole} است: ${call(right)}`),
      ],
    };
  },
});
