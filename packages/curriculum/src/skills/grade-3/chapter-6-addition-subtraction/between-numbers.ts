import {
  choiceAnswer,
  comparedInPlaces,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  math,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  selectBetween,
  step,
  wholes,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'reverse'],
  4: ['reverse', 'bare'],
};
/** How far the bounds are apart. */
const widthOf: Readonly<Record<Level, readonly [number, number]>> = {
  1: [100, 300],
  2: [60, 400],
  3: [20, 99],
  4: [4, 30],
};

/** Numbers between two bounds, with the question that asks for one of them. */
const wordProblems = [
  {
    write: (low: string, high: string) =>
      `شمارهٔ صندلی‌های یک بخش ورزشگاه بعد از ${low} شروع می‌شود و پیش از ${high} تمام می‌شود.`,
    ask: 'کدام عدد می‌تواند شمارهٔ یکی از این صندلی‌ها باشد؟',
  },
  {
    write: (low: string, high: string) => `شمارهٔ بلیت‌های یک گروه بعد از ${low} شروع می‌شود و پیش از ${high} تمام می‌شود.`,
    ask: 'کدام عدد می‌تواند شمارهٔ یکی از این بلیت‌ها باشد؟',
  },
  {
    write: (low: string, high: string) => `کتاب‌های یک کتابخانه از ${low} جلد بیشتر و از ${high} جلد کمتر است.`,
    ask: 'کدام عدد می‌تواند تعداد کتاب‌ها باشد؟',
  },
  {
    write: (low: string, high: string) => `جمعیت یک روستا از ${low} نفر بیشتر و از ${high} نفر کمتر است.`,
    ask: 'کدام عدد می‌تواند جمعیت روستا باشد؟',
  },
  {
    write: (low: string, high: string) => `طول یک خیابان از ${low} متر بیشتر و از ${high} متر کمتر است.`,
    ask: 'کدام عدد می‌تواند طول خیابان به متر باشد؟',
  },
  {
    write: (low: string, high: string) =>
      `شمارهٔ کتاب‌های یک قفسه در کتابخانهٔ بزرگ شهر بعد از ${low} شروع می‌شود و پیش از ${high} تمام می‌شود.`,
    ask: 'کدام عدد می‌تواند شمارهٔ یکی از این کتاب‌ها باشد؟',
  },
  {
    write: (low: string, high: string) => `وزن یک بار از ${low} کیلوگرم بیشتر و از ${high} کیلوگرم کمتر است.`,
    ask: 'کدام عدد می‌تواند وزن بار به کیلوگرم باشد؟',
  },
] as const;

export const betweenNumbers = defineSkill({
  id: 'g3-between-numbers',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  others: [selectBetween(wholes((level) => (level === 1 ? [100, 999] : [1000, 9999])))],
  revision: 8,
  pictures: [comparedInPlaces],
  make: (rng, level) => {
    const width = rng.int(...widthOf[level]);
    const low = rng.int(level === 1 ? 100 : 1000, (level === 1 ? 900 : 9900) - width);
    const high = low + width;
    const inside = rng.int(low + 1, high - 1);
    const form = rng.pick(formsOf[level]);
    const off = rng.int(1, Math.max(2, Math.floor(width / 3)));

    if (form === 'reverse') {
      const pair = (from: number, to: number) => ({
        value: `${from}/${to}`,
        content: line`${from} و ${to}`,
      });
      const gap = rng.int(3, Math.max(4, width));
      const choice = choiceAnswer(rng, {
        layout: 'list',
        right: pair(low, high),
        wrong: rng.shuffle([
          {
            ...pair(inside, inside + gap),
            id: 'bound-counted-in',
            title: 'عدد مرزی را هم بین دو عدد گرفته',
            message: line`عددی که دنبالش هستیم باید وسط باشد، نه خودش یکی از دو سر.`,
          },
          {
            ...pair(inside - gap - off, inside - off),
            id: 'both-below',
            title: 'دو عددی را گرفته که هر دو کوچک‌ترند',
            message: line`عدد باید از یکی بزرگ‌تر و از دیگری کوچک‌تر باشد. هر دو سر را مقایسه کن.`,
          },
          {
            ...pair(inside + off, inside + off + gap),
            id: 'both-above',
            title: 'دو عددی را گرفته که هر دو بزرگ‌ترند',
            message: line`عدد باید از یکی بزرگ‌تر و از دیگری کوچک‌تر باشد. هر دو سر را مقایسه کن.`,
          },
        ]),
      });
      if (choice === null || inside - gap - off < 100 || inside + off + gap > 9999) return null;
      return {
        form,
        stem: [p`عدد ${inside} بین کدام دو عدد است؟`],
        ...choice,
        hints: [
          hint(p`دو عددی می‌خواهیم که یکی از ${inside} کوچک‌تر و دیگری از آن بزرگ‌تر باشد.`),
          hint(p`هر جفت را نگاه کن: عدد اول را با ${inside} مقایسه کن، بعد عدد دوم را.`),
        ],
        solution: [
          step(p`عدد باید از اولی بزرگ‌تر و از دومی کوچک‌تر باشد.`, display(row(low, '<', inside, '<', high))),
          step(p`پس این جفت درست است: ${low} و ${high}`),
        ],
      };
    }

    const swapped = Number(
      [...String(inside)]
        .map((digit, index, all) => (index === 0 ? digit : (all[all.length - index] ?? digit)))
        .join(''),
    );
    const isBetween = (value: number) => value > low && value < high;
    const candidates = [
      {
        number: low - off,
        id: 'below-lower',
        title: 'عددی کوچک‌تر از هر دو را گرفته',
        message: line`این عدد را با عدد کوچک‌تر مقایسه کن. از آن گذشته است؟`,
      },
      {
        number: high + off,
        id: 'above-upper',
        title: 'عددی بزرگ‌تر از هر دو را گرفته',
        message: line`این عدد را با عدد بزرگ‌تر مقایسه کن. هنوز به آن نرسیده است؟`,
      },
      {
        number: swapped,
        ...(swapped < low
          ? {
              id: 'below-lower',
              title: 'عددی کوچک‌تر از هر دو را گرفته',
              message: line`این عدد را با عدد کوچک‌تر مقایسه کن. از آن گذشته است؟`,
            }
          : {
              id: 'above-upper',
              title: 'عددی بزرگ‌تر از هر دو را گرفته',
              message: line`این عدد را با عدد بزرگ‌تر مقایسه کن. هنوز به آن نرسیده است؟`,
            }),
      },
      {
        number: rng.pick([low, high]),
        id: 'bound-counted-in',
        title: 'عدد مرزی را هم بین دو عدد گرفته',
        message: line`خودِ این عدد یکی از دو سر است. عددی را پیدا کن که بین دو سر باشد.`,
      },
    ].filter(({ number }) => !isBetween(number) && number >= 100 && number <= 9999);
    const choice = choiceAnswer(
      rng,
      {
        layout: 'tiles',
        right: { value: String(inside), content: [math(inside)] },
        wrong: rng.shuffle(candidates).map(({ number, ...name }) => ({
          ...name,
          value: String(number),
          content: [math(number)],
        })),
      },
      4,
    );
    if (choice === null) return null;
    const wordProblem = rng.pick(wordProblems);
    const [lowText, highText] = [persianNumber(low), persianNumber(high)];
    return {
      form,
      stem:
        form === 'story'
          ? [p`${wordProblem.write(lowText, highText)}`, p`${wordProblem.ask}`]
          : [p`کدام عدد بین ${low} و ${high} است؟`],
      ...choice,
      hints: [
        hint(p`عددی می‌خواهیم که از ${low} بزرگ‌تر و از ${high} کوچک‌تر باشد.`),
        hint(p`هر عدد را جدا نگاه کن: اول با ${low} مقایسه کن، بعد با ${high}.`),
      ],
      solution: [
        step(p`هر عدد را با هر دو سر مقایسه می‌کنیم. فقط یکی از آن‌ها از ${low} گذشته و به ${high} نرسیده است.`),
        step(p`پس این عدد بین آن‌هاست.`, display(row(low, '<', inside, '<', high))),
      ],
    };
  },
});
