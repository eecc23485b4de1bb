import {
  type Block,
  blank,
  child,
  countingHops,
  defineSkill,
  display,
  hint,
  integerAnswers,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'reverse', 'find-mistake'],
  4: ['reverse', 'find-mistake', 'story'],
};
const hops: Readonly<Record<Level, readonly number[]>> = {
  1: [2, 5, 10],
  2: [2, 3, 4, 5, 10, 100],
  3: [3, 4, 6, 8, 25, 50, 100],
  4: [6, 8, 25, 50],
};

/** What is counted on in such hops, and the hops that are believable there. */
const wordProblems: readonly {
  readonly from: number;
  readonly to: number;
  readonly write: (rng: Rng, hop: number) => Block;
}[] = [
  { from: 2, to: 10, write: (rng, hop) => p`${child(rng)} تیله‌هایش را ${hop}تا ${hop}تا می‌شمارد:` },
  {
    from: 2,
    to: 6,
    write: (rng, hop) => p`${child(rng)} هر روز ${hop} برچسب تازه به دفترش می‌چسباند و تعداد همه را می‌نویسد:`,
  },
  {
    from: 6,
    to: 100,
    write: (_, hop) => p`در هر جعبه ${hop} نارنگی هست. فروشنده جعبه‌ها را یکی‌یکی می‌شمارد و تعداد نارنگی‌ها را می‌گوید:`,
  },
  { from: 2, to: 10, write: (rng, hop) => p`${child(rng)} طناب می‌زند و ${hop}تا ${hop}تا می‌شمارد:` },
  {
    from: 2,
    to: 8,
    write: (_, hop) => p`روی هر صفحهٔ آلبوم ${hop} عکس هست. بچه‌ها با ورق زدن، تعداد عکس‌ها را می‌شمارند:`,
  },
  { from: 2, to: 10, write: (rng, hop) => p`${child(rng)} مهره‌ها را ${hop}تا ${hop}تا نخ می‌کند و می‌شمارد:` },
  {
    from: 25,
    to: 50,
    write: (rng, hop) => p`طول استخر ${hop} متر است. مربی ${child(rng)} مترهایی را که او شنا کرده است، می‌شمارد:`,
  },
  {
    from: 25,
    to: 100,
    write: (rng, hop) =>
      p`در هر بسته ${hop} برگ کاغذ هست. ${child(rng)} بسته‌ها را روی هم می‌گذارد و تعداد برگ‌ها را می‌گوید:`,
  },
];

export const skipCount = defineSkill({
  id: 'g3-skip-count',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [countingHops],
  revision: 8,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const hop = rng.pick(hops[level]);
    const isBack = form === 'reverse';
    const count = 6;
    const span = hop * (count - 1);
    // A story counts from the first hop on; elsewhere any start will do.
    const low =
      form === 'story'
        ? hop * rng.int(1, Math.floor((1000 - span) / hop))
        : level === 1
          ? hop * rng.int(0, 10)
          : rng.int(0, Math.min(1000 - span, level === 2 ? 300 : 900));
    if (low + span > 1000) return null;
    const rising = Array.from({ length: count }, (_, index) => low + index * hop);
    const list = isBack ? rising.toReversed() : rising;
    const gaps = level === 1 ? [rng.int(3, 5)] : rng.sample([2, 3, 4, 5], 2).toSorted((a, b) => a - b);
    const values = gaps.map((gap) => list[gap] ?? 0);
    const change = isBack ? -hop : hop;
    const shown = row(
      ...list.flatMap((term, index) => [...(index === 0 ? [] : [',' as const]), gaps.includes(index) ? blank() : term]),
    );
    const near = gaps.map((gap) => list[gap - 1] ?? 0);
    const mapped = (turn: (value: number, before: number) => number) =>
      integerKey(...values.map((value, index) => turn(value, near[index] ?? value)));
    const firstValue = values[0] ?? 0;
    // Two blanks side by side are counted on from the number written in the first.
    const byOne: number[] = [];
    for (const [index, gap] of gaps.entries()) {
      const before = index > 0 && gaps[index - 1] === gap - 1 ? byOne.at(-1) : near[index];
      byOne.push((before ?? 0) + Math.sign(change));
    }
    const countedByOne = integerKey(...byOne);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            rng.pick(wordProblems.filter(({ from, to }) => hop >= from && hop <= to)).write(rng, hop),
            display(shown),
            values.length === 1 ? p`جای خالی را پر کن.` : p`جاهای خالی را پر کن.`,
          ];
        case 'reverse':
          return [p`${child(rng)} رو به عقب می‌شمارد. شمارش را کامل کن.`, display(shown)];
        case 'find-mistake':
          return [
            p`${child(rng)} در اولین جای خالی، عدد ${firstValue + 1} را نوشته است، ولی درست نیست. تو شمارش را درست کامل کن.`,
            display(shown),
          ];
        default:
          return [p`شمارش را کامل کن.`, display(shown)];
      }
    };
    const labels = ['جای خالی اول', 'جای خالی دوم'];
    const [first = [0, {}] as const, ...rest] = values.map((value, index) =>
      values.length === 1 ? ([value, {}] as const) : ([value, { label: labels[index] ?? '' }] as const),
    );
    const safe = (id: string, title: string, key: ReturnType<typeof integerKey>, message: ReturnType<typeof line>) =>
      key.kind === 'integer' && key.values.every((value) => Number(value) >= 0)
        ? [misconception(id, title, key, message)]
        : [];
    return {
      form,
      stem: stem(),
      ...integerAnswers(first, ...rest),
      misconceptions: [
        ...safe(
          'counted-by-one',
          'یکی‌یکی شمرده',
          countedByOne,
          line`عددها یکی‌یکی پیش نمی‌روند. فاصلهٔ دو عدد کنار هم را پیدا کن.`,
        ),
        ...safe(
          'wrong-direction',
          'یکی از عددهای پیشین را نوشته یا در جهت برعکس شمرده',
          mapped((_, before) => before - change),
          line`ببین عددها بزرگ‌تر می‌شوند یا کوچک‌تر و در همان جهت برو.`,
        ),
        ...safe(
          'hop-too-far',
          'یک پرش زیادی رفته',
          mapped((value) => value + change),
          line`یک پرش از روی عدد کناری کافی است. شمارش را از اول تکرار کن.`,
        ),
        // A question about a mistake says that this number is wrong; who writes it has copied it.
        ...(form === 'find-mistake'
          ? []
          : safe(
              'one-off',
              'یکی اشتباه شمرده',
              mapped((value) => value + 1),
              line`خیلی نزدیک شده‌ای. پرش را یک بار دیگر حساب کن.`,
            )),
      ],
      hints: [
        hint(p`در این شمارش همهٔ پرش‌ها مساوی‌اند.`),
        hint(p`دو عدد کنار هم را انتخاب کن و ببین هر پرش چند تاست و عددها زیاد می‌شوند یا کم.`),
        hint(p`از عدد پیش از جای خالی همان‌قدر بپر.`),
      ],
      solution: [
        step(isBack ? p`هر بار ${hop} تا کم می‌شود.` : p`هر بار ${hop} تا زیاد می‌شود.`),
        step(
          p`پس شمارش این‌طور کامل می‌شود.`,
          display(row(...list.flatMap((term, index) => (index === 0 ? [term] : [',' as const, term])))),
        ),
      ],
    };
  },
});
