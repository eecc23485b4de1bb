import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  hint,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  step,
  text,
} from '../../../authoring/index.ts';

type Measure = 'محیط' | 'مساحت';

/** Something somebody wants to know: a clause that follows «می‌خواهد بداند». */
interface Task {
  readonly measure: Measure;
  readonly need: string;
}

const tasks: readonly Task[] = [
  { measure: 'محیط', need: 'برای نرده کشیدن دور باغچه چقدر نرده لازم است' },
  { measure: 'محیط', need: 'برای دوختن نوار به لبه‌های سفره چقدر نوار لازم است' },
  { measure: 'محیط', need: 'برای قاب گرفتن یک عکس چقدر چوب لازم است' },
  { measure: 'محیط', need: 'با یک دور دویدن دور زمین بازی چقدر راه می‌رود' },
  { measure: 'محیط', need: 'برای چسباندن روبان دور کارت تبریک چقدر روبان لازم است' },
  { measure: 'محیط', need: 'برای کشیدن سیم دور آغل چقدر سیم لازم است' },
  { measure: 'محیط', need: 'برای چیدن آجر دور حوض چند آجر لازم است' },
  { measure: 'محیط', need: 'برای آویختن چراغ‌های رنگی دور پنجره چقدر سیم چراغ لازم است' },
  { measure: 'محیط', need: 'برای دوختن تور دور تا دور رومیزی چقدر تور لازم است' },
  { measure: 'محیط', need: 'برای کشیدن یک خط گچی دور زمین والیبال چند متر خط باید کشید' },
  { measure: 'مساحت', need: 'برای پوشاندن کف اتاق چقدر فرش لازم است' },
  { measure: 'مساحت', need: 'برای کاشی کردن کف آشپزخانه چند کاشی لازم است' },
  { measure: 'مساحت', need: 'برای رنگ کردن دیوار چقدر رنگ لازم است' },
  { measure: 'مساحت', need: 'برای کاشتن چمن در همه جای باغچه چقدر چمن لازم است' },
  { measure: 'مساحت', need: 'برای پوشاندن جلد کتاب با کاغذ چقدر کاغذ لازم است' },
  { measure: 'مساحت', need: 'برای انداختن شیشه روی میز چقدر شیشه لازم است' },
  { measure: 'مساحت', need: 'برای موزاییک کردن حیاط چند موزاییک لازم است' },
  { measure: 'مساحت', need: 'برای پوشاندن همهٔ یک دیوار با کاغذ دیواری چقدر کاغذ لازم است' },
  { measure: 'مساحت', need: 'برای کاشتن سبزی در همهٔ زمین چقدر بذر لازم است' },
  { measure: 'مساحت', need: 'برای پوشاندن تابلوی کلاس با نمد چقدر نمد لازم است' },
];

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story'],
  2: ['story', 'story', 'find-mistake'],
  3: ['story', 'find-mistake', 'reverse'],
  4: ['reverse'],
};

const why: Readonly<Record<Measure, string>> = {
  محیط: 'این کار با دور تا دور شکل سروکار دارد',
  مساحت: 'این کار با پوشاندن سطح شکل سروکار دارد',
};

const messages = {
  محیط: line`محیط، اندازهٔ دور شکل است. این کار دور شکل انجام می‌شود یا همهٔ سطح آن را می‌گیرد؟`,
  مساحت: line`مساحت، اندازهٔ سطح شکل است. این کار همهٔ سطح را می‌گیرد یا فقط لبه‌ها را؟`,
} as const;

const names = {
  محیط: ['perimeter-for-area', 'محیط را به جای مساحت گرفته'],
  مساحت: ['area-for-perimeter', 'مساحت را به جای محیط گرفته'],
} as const;

const others: Readonly<Record<Measure, Measure>> = { محیط: 'مساحت', مساحت: 'محیط' };

function whose(rng: Rng): string {
  return rng.pick([child(rng), `مادر ${child(rng)}`, `پدر ${child(rng)}`, `عموی ${child(rng)}`, `خالهٔ ${child(rng)}`]);
}

export const areaVsPerimeter = defineSkill({
  id: 'g3-area-vs-perimeter',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 3,
  revision: 4,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const task = rng.pick(tasks);
    const { measure, need } = task;
    const other = others[measure];
    const who = whose(rng);
    const hints = [
      hint(p`محیط، اندازهٔ دور تا دور شکل است و مساحت، اندازهٔ سطح آن.`),
      hint(p`کار را در ذهنت ببین: روی لبه‌ها انجام می‌شود یا همهٔ سطح را می‌پوشاند؟`),
    ];
    if (form === 'reverse') {
      const [second, third] = rng.sample(
        tasks.filter((each) => each.measure === other),
        2,
      );
      if (second === undefined || third === undefined) return null;
      const option = (each: Task) => ({ value: each.need, content: line`${each.need}؟` });
      const spec = choiceAnswer(rng, {
        layout: 'list',
        right: option(task),
        wrong: [second, third].map((each, index) => ({
          ...option(each),
          id: `${names[other][0]}-${index === 0 ? 'first' : 'second'}`,
          title: index === 0 ? names[other][1] : `در کار دیگری، ${names[other][1]}`,
          message: messages[measure],
        })),
      });
      if (spec === null) return null;
      return {
        form,
        stem: [p`${who} می‌خواهد این سه چیز را بداند.`, p`برای دانستن کدام یک باید ${measure} را حساب کند؟`],
        ...spec,
        hints,
        solution: [
          step(p`دنبال کاری می‌گردیم که با ${measure === 'محیط' ? 'دور تا دور شکل' : 'پوشاندن سطح شکل'} سروکار دارد.`),
          step(p`${need}؟`),
        ],
      };
    }
    const option = (each: string) => ({ value: each, content: [text(each)] });
    const spec = choiceAnswer(rng, {
      layout: 'list',
      right: option(measure),
      wrong: [
        { ...option(other), id: names[other][0], title: names[other][1], message: messages[other] },
        {
          ...option('فقط یک ضلع'),
          id: 'one-side-only',
          title: 'اندازهٔ یک ضلع را کافی دانسته',
          message: line`با دانستن یک ضلع تنها، کار تمام نمی‌شود. این کار به چه قسمتی از شکل می‌رسد؟`,
        },
      ],
    });
    if (spec === null) return null;
    const stem = (): readonly Block[] =>
      form === 'find-mistake'
        ? [
            p`${who} می‌خواهد بداند ${need}. ${child(rng)} می‌گوید: «${other} را حساب کن»، ولی اشتباه می‌کند.`,
            p`چه چیزی را باید حساب کرد؟`,
          ]
        : [p`${who} می‌خواهد بداند ${need}.`, p`چه چیزی را باید حساب کند؟`];
    return {
      form,
      stem: stem(),
      ...spec,
      hints,
      solution: [step(p`${why[measure]}.`), step(p`پس باید ${measure} را حساب کرد.`)],
    };
  },
});
