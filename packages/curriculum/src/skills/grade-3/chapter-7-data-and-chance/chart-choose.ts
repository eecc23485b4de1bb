import {
  type Block,
  child,
  choiceAnswer,
  cities,
  defineSkill,
  hint,
  type Inline,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  step,
  text,
} from '../../../authoring/index.ts';

type Chart = 'bar' | 'picture' | 'pie' | 'line';

const names: Readonly<Record<Chart, string>> = {
  bar: 'نمودار ستونی',
  picture: 'نمودار تصویری',
  pie: 'نمودار دایره‌ای',
  line: 'نمودار خط شکسته',
};

const uses: Readonly<Record<Chart, string>> = {
  bar: 'چند تعداد را کنار هم می‌گذارد تا زود ببینیم کدام بیشتر و کدام کمتر است',
  picture: 'تعداد را با تکرار یک شکل کوچک نشان می‌دهد',
  pie: 'نشان می‌دهد هر گروه چه قسمتی از یک کل است',
  line: 'نشان می‌دهد یک چیز با گذشت زمان چطور زیاد و کم می‌شود',
};

/** Data that one kind of chart fits best, with the words that tell it. */
const data: Readonly<Record<Chart, readonly ((rng: Rng) => string)[]>> = {
  bar: [
    (rng) => `مقایسهٔ تعداد دانش‌آموزهای ${rng.pick(['کلاس‌های مدرسه', 'چند مدرسهٔ شهر', 'پایه‌های اول تا ششم'])}`,
    (rng) => `مقایسهٔ بلندی قد ${child(rng)} و چهار دوستش`,
    (rng) =>
      `مقایسهٔ تعداد درخت‌های ${rng.pick(['سیب، انار و گردوی یک باغ', 'چهار پارک شهر', 'کاج، سرو و چنار یک خیابان'])}`,
    (rng) => `مقایسهٔ تعداد کتاب‌هایی که ${child(rng)} و خواهر و برادرش خوانده‌اند`,
    (rng) => `مقایسهٔ امتیاز ${rng.pick(['چهار گروه', 'پنج تیم', 'سه کلاس'])} در مسابقه`,
    (rng) => {
      const [one = '', two = '', three = ''] = rng.sample(cities, 3);
      return `مقایسهٔ تعداد روزهای بارانی ${one}، ${two} و ${three}`;
    },
    (rng) => `مقایسهٔ فروش ${rng.pick(['نان سنگک، بربری و لواش', 'بستنی، شربت و آب', 'مداد، دفتر و پاک‌کن'])} در یک روز`,
  ],
  picture: [
    (rng) => `تعداد توپ‌های هر کلاس، با تکرار شکل یک ${rng.pick(['توپ', 'ستاره', 'دایره'])}`,
    (rng) => `تعداد سیب‌هایی که ${child(rng)} و هر یک از دوستانش چیده‌اند، با تکرار شکل یک سیب`,
    (rng) => `تعداد ماشین‌های هر پارکینگ، با تکرار شکل یک ${rng.pick(['ماشین', 'چرخ'])}`,
    (rng) => `تعداد ستاره‌هایی که گروه ${child(rng)} و گروه‌های دیگر گرفته‌اند، با تکرار شکل یک ستاره`,
    (rng) => `تعداد درخت‌های هر کوچه، با تکرار شکل یک ${rng.pick(['درخت', 'برگ'])}`,
    (rng) => `تعداد بچه‌های هر سرویس مدرسه، با تکرار شکل یک ${rng.pick(['آدمک', 'لبخند'])}`,
    (rng) => `تعداد لیوان‌های آبی که هر کدام از دوستان ${child(rng)} خورده‌اند، با تکرار شکل یک لیوان`,
  ],
  pie: [
    (rng) => `چه قسمتی از کل شبانه‌روزِ ${child(rng)} به خواب، مدرسه و بازی می‌گذرد`,
    (rng) => `چه قسمتی از کل ${rng.pick(['باغچه', 'مزرعه', 'باغ'])} به هر گیاه رسیده است`,
    (rng) => `چه قسمتی از کل پول توجیبی ${child(rng)} خرج هر چیز شده است`,
    (rng) => `چه قسمتی از کل بچه‌های کلاس ${child(rng)} هر ورزش را دوست دارند`,
    (rng) => `چه قسمتی از کل مهره‌های جعبهٔ ${child(rng)} از هر رنگ است`,
    (rng) => `چه قسمتی از کل ${rng.pick(['پیتزا', 'کیک', 'نان'])} به هر نفر رسیده است`,
  ],
  line: [
    (rng) => `تغییر دمای هوای ${rng.pick(cities)} از صبح تا شب`,
    (rng) => `تغییر قد گیاه ${child(rng)} هفته به هفته`,
    (rng) => `تغییر وزن ${rng.pick(['یک بره', 'یک جوجه', 'یک نوزاد'])} ماه به ماه`,
    (rng) => `تغییر پس‌انداز ${child(rng)} از مهر تا اسفند`,
    (rng) => `تغییر مقدار آب ${rng.pick(['سد', 'دریاچه', 'مخزن'])} از بهار تا پاییز`,
    (rng) => `تغییر قد ${child(rng)} از سه سالگی تا نه سالگی`,
  ],
};

/** A comparison alone would suit pictures or parts of a whole as well. */
const byHeight = '، طوری که عدد بزرگ‌تر را چیزی بلندتر نشان بدهد';

const mistaken: Readonly<Record<Chart, readonly [id: string, title: string, message: readonly Inline[]]>> = {
  bar: [
    'bar-chart-taken',
    'نمودار ستونی را بی‌توجه به هدف نمودار انتخاب کرده',
    line`نمودار ستونی برای مقایسهٔ چند تعداد است. اینجا می‌خواهیم همین کار را بکنیم؟`,
  ],
  picture: [
    'pictogram-taken',
    'نمودار تصویری را بدون نیاز به شکل کوچک انتخاب کرده',
    line`نمودار تصویری یک شکل کوچک را تکرار می‌کند. در سؤال حرفی از شکل هست؟`,
  ],
  pie: [
    'pie-chart-taken',
    'نمودار دایره‌ای را انتخاب کرده، با این‌که سؤال قسمت‌های یک کل را نمی‌خواهد',
    line`نمودار دایره‌ای قسمت‌های یک کل را نشان می‌دهد. سؤال همین را می‌خواهد؟`,
  ],
  line: [
    'line-graph-taken',
    'نمودار خط شکسته را انتخاب کرده، با این‌که سؤال تغییر با گذشت زمان را نمی‌خواهد',
    line`خط شکسته نشان می‌دهد یک چیز با گذشت زمان چطور زیاد و کم می‌شود. سؤال همین را می‌خواهد؟`,
  ],
};

const charts: readonly Chart[] = ['bar', 'picture', 'pie', 'line'];
const chartsOf: Readonly<Record<Level, readonly Chart[]>> = {
  1: ['bar', 'picture'],
  2: ['bar', 'picture', 'pie'],
  3: charts,
  4: charts,
};
const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake'],
};

export const chartChoose = defineSkill({
  id: 'g3-chart-choose',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 8,
  make: (rng, level) => {
    const right = rng.pick(chartsOf[level]);
    const statement = `${rng.pick(data[right])(rng)}${right === 'bar' ? byHeight : ''}`;
    const form = rng.pick(formsOf[level]);
    // The line graph is new in grade 3: below level 3 it is not among the options.
    const others = rng.shuffle((level < 3 ? chartsOf[2] : charts).filter((chart) => chart !== right));
    const option = (chart: Chart) => ({ value: chart, content: [text(names[chart])] });
    const spec = choiceAnswer(rng, {
      layout: 'list',
      right: option(right),
      wrong: others.map((chart) => {
        const [id, title, message] = mistaken[chart];
        // What a repeated shape is to show are several counts as well.
        return {
          ...option(chart),
          id,
          title,
          message:
            chart === 'bar' && right === 'picture'
              ? line`نمودار ستونی تعداد را با بلندی ستون نشان می‌دهد. اینجا خواسته شده تعداد را با چه چیزی نشان بدهیم؟`
              : message,
        };
      }),
    });
    const [shown] = others;
    if (spec === null || shown === undefined) return null;
    const name = child(rng);
    const question = p`کدام نمودار مناسب‌تر است؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            rng.pick([
              p`${name} برای روزنامه‌دیواری کلاس می‌خواهد این را نشان بدهد: ${statement}.`,
              p`گروه ${name} برای نمایشگاه مدرسه این را آماده می‌کند: ${statement}.`,
              p`معلم از ${name} یک نمودار خواسته است. باید این را نشان بدهد: ${statement}.`,
              p`${name} داده‌هایش را جمع کرده است. می‌خواهد این را نشان بدهد: ${statement}.`,
              p`${name} روی برگهٔ گزارشش نوشته است: ${statement}.`,
              p`${name} می‌خواهد این را برای خانواده‌اش رسم کند: ${statement}.`,
            ]),
            question,
          ];
        case 'find-mistake':
          return [
            p`${name} می‌خواهد این را نشان بدهد: ${statement}. او ${names[shown]} را انتخاب کرده، ولی نمودار مناسب‌تری هست.`,
            question,
          ];
        default:
          return [p`می‌خواهیم این را نشان بدهیم: ${statement}.`, question];
      }
    };
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(p`اول ببین نمودار باید چه چیزی را نشان بدهد.`),
        hint(p`مقایسهٔ چند تعداد، شمردن با یک شکل، قسمت‌های یک کل یا تغییر با گذشت زمان: اینجا کدام است؟`),
      ],
      solution: [
        step(p`نمودار مناسب برای این کار نموداری است که ${uses[right]}.`),
        step(p`پس جواب این است: ${names[right]}`),
      ],
    };
  },
});
