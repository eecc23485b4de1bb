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

type Chart = 'line' | 'bar' | 'pie' | 'picture';

const names: Readonly<Record<Chart, string>> = {
  line: 'نمودار خط شکسته',
  bar: 'نمودار ستونی',
  pie: 'نمودار دایره‌ای',
  picture: 'نمودار تصویری',
};

const uses: Readonly<Record<Chart, string>> = {
  line: 'تغییر یک مقدار را با گذشت زمان نشان می‌دهد',
  bar: 'چند مقدار جدا را با هم مقایسه می‌کند',
  pie: 'نشان می‌دهد هر قسمت چه کسری از کل است',
  picture: 'تعداد را با تکرار یک شکل کوچک نشان می‌دهد',
};

/** Data that one kind of chart fits best, with the word that tells it. */
const data: Readonly<Record<Chart, readonly ((rng: Rng) => string)[]>> = {
  line: [
    (rng) => `تغییر دمای هوای ${rng.pick(cities)} از صبح تا شب`,
    (rng) => `تغییر قد نهال ${child(rng)} در هشت هفته`,
    (rng) => `تغییر وزن ${rng.pick(['یک بره', 'یک گوساله', 'یک نوزاد', 'یک بچه‌گربه'])} از تولد تا شش ماهگی`,
    (rng) => `تغییر فروش روزانهٔ ${rng.pick(['یک نانوایی', 'یک کتاب‌فروشی', 'یک میوه‌فروشی'])} در طول یک ماه`,
    (rng) => `تغییر مقدار آب ${rng.pick(['سد', 'مخزن', 'دریاچه'])} از مهر تا اسفند`,
    (rng) => `تغییر پس‌انداز ${child(rng)} هفته به هفته`,
    (rng) => `تغییر جمعیت ${rng.pick(cities)} در سال‌های پشت سر هم`,
  ],
  bar: [
    (rng) => `مقایسهٔ تعداد دانش‌آموزهای ${rng.pick(['پنج مدرسه', 'شش کلاس', 'چهار پایه'])}`,
    (rng) => `مقایسهٔ بلندی ${rng.pick(['پنج کوه ایران', 'چند برج شهر', 'چند درخت باغ'])}`,
    (rng) => `مقایسهٔ تعداد کتاب‌هایی که ${child(rng)} و چهار دوستش خوانده‌اند`,
    (rng) => `مقایسهٔ فروش ${rng.pick(['سیب، پرتقال و انار', 'دفتر، مداد و خودکار', 'نان، پنیر و شیر'])} در یک روز`,
    (rng) => {
      const [one = '', other = '', third = ''] = rng.sample(cities, 3);
      return `مقایسهٔ جمعیت ${one}، ${other} و ${third}`;
    },
    (rng) => `مقایسهٔ امتیاز ${rng.pick(['پنج تیم', 'شش گروه', 'چهار کلاس'])} در مسابقه`,
    (rng) => `مقایسهٔ طول ${rng.pick(['چند رود ایران', 'چند خیابان شهر', 'چند پل'])}`,
  ],
  pie: [
    (rng) => `هر قسمت از شبانه‌روز ${child(rng)}، مثل خواب و مدرسه و بازی، چه کسری از کل آن است`,
    (rng) => `هر محصول چه کسری از کل زمین ${rng.pick(['یک مزرعه', 'یک باغ', 'یک روستا'])} را گرفته است`,
    (rng) => `هر خرج چه کسری از کل پول ماهانهٔ خانوادهٔ ${child(rng)} است`,
    (rng) => `هر رنگ چه کسری از کل ${rng.pick(['ماشین‌های پارکینگ', 'مهره‌های جعبه', 'گل‌های باغچه'])} است`,
    (rng) => `هر درس چه کسری از کل ساعت‌های هفتهٔ کلاس ${child(rng)} است`,
    (rng) => `خشکی و آب هر کدام چه کسری از کل ${rng.pick(['سطح زمین', 'یک جزیره و دریای دورش', 'یک نقشه'])} است`,
  ],
  picture: [
    (rng) =>
      `تعداد ${rng.pick(['سیب‌ها', 'ستاره‌ها', 'توپ‌ها'])} برای بچه‌های کلاس اول، طوری که با شمردن شکل‌های کوچک معلوم شود`,
    (rng) => `تعداد بچه‌هایی که به هر ورزش علاقه دارند، با تکرار شکل یک ${rng.pick(['توپ', 'آدمک', 'لبخند'])}`,
    (rng) => `تعداد درخت‌های هر پارک، با تکرار شکل یک ${rng.pick(['درخت', 'برگ', 'گل'])}`,
    (rng) => `تعداد کتاب‌هایی که هر کلاس خوانده، با تکرار شکل یک ${rng.pick(['کتاب', 'ستاره', 'قلب'])}`,
    (rng) => `تعداد ماشین‌های هر رنگ، با تکرار شکل یک ${rng.pick(['ماشین', 'چرخ', 'فرمان'])}`,
    (rng) => `تعداد لیوان‌های آبی که هر کدام از دوستان ${child(rng)} نوشیده، با تکرار شکل یک لیوان`,
  ],
};

const mistakenFor: Readonly<Record<Chart, readonly [id: string, title: string, message: readonly Inline[]]>> = {
  line: [
    'line-graph-taken',
    'نمودار خط شکسته را انتخاب کرده، با این‌که سؤال تغییر با گذشت زمان را نمی‌خواهد',
    line`خط شکسته تغییر یک مقدار را با گذشت زمان نشان می‌دهد. سؤال همین را می‌خواهد؟`,
  ],
  bar: [
    'bar-chart-taken',
    'نمودار ستونی را انتخاب کرده، بی‌آن‌که به هدف نمودار توجه کند',
    line`نمودار ستونی برای مقایسهٔ چند مقدار جداست. اینجا هدف همین است؟`,
  ],
  pie: [
    'pie-chart-taken',
    'نمودار دایره‌ای را انتخاب کرده، با این‌که سؤال قسمت‌های یک کل را نمی‌خواهد',
    line`نمودار دایره‌ای نشان می‌دهد هر قسمت چه کسری از کل است. سؤال همین را می‌خواهد؟`,
  ],
  picture: [
    'pictogram-taken',
    'نمودار تصویری را انتخاب کرده، با این‌که شکل کوچک لازم نیست',
    line`نمودار تصویری تعداد را با تکرار یک شکل نشان می‌دهد. اینجا چنین چیزی خواسته شده است؟`,
  ],
};

const charts: readonly Chart[] = ['line', 'bar', 'pie', 'picture'];
const chartsOf: Readonly<Record<Level, readonly Chart[]>> = {
  1: ['line', 'bar'],
  2: ['line', 'bar', 'pie'],
  3: charts,
  4: charts,
};
const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake'],
};

export const chartCompareTypes = defineSkill({
  id: 'g4-chart-compare-types',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 7,
  make: (rng, level) => {
    const right = rng.pick(chartsOf[level]);
    const drawn = rng.pick(data[right])(rng);
    // Large counts are compared by rows of pictures as well: what the bars are for is said.
    const statement = right === 'bar' ? `${drawn}، طوری که عدد بزرگ‌تر را چیزی بلندتر نشان بدهد` : drawn;
    const form = rng.pick(formsOf[level]);
    const others = rng.shuffle(charts.filter((chart) => chart !== right));
    const [shown] = form === 'find-mistake' ? others : [];
    const option = (chart: Chart) => ({ value: chart, content: [text(names[chart])] });
    const spec = choiceAnswer(rng, {
      layout: 'list',
      right: option(right),
      wrong: others
        .filter((chart) => chart !== shown)
        .map((chart) => {
          const [id, title, message] = mistakenFor[chart];
          // What a repeated shape is to show are several amounts as well.
          return {
            ...option(chart),
            id,
            title,
            message:
              chart === 'bar' && right === 'picture'
                ? line`نمودار ستونی مقدار را با بلندی ستون نشان می‌دهد. اینجا خواسته شده مقدار را با چه چیزی نشان بدهیم؟`
                : message,
          };
        }),
    });
    if (spec === null) return null;
    const name = child(rng);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`${name} روزنامه‌دیواری می‌سازد. می‌خواهد این را نشان بدهد: ${statement}.`,
            p`کدام نمودار مناسب‌تر است؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} می‌خواست این را نشان بدهد: ${statement}. او ${names[shown ?? right]} را انتخاب کرد، ولی نمودار مناسب‌تری هست.`,
            p`کدام نمودار مناسب‌تر است؟`,
          ];
        default:
          return [p`می‌خواهیم این را نشان بدهیم: ${statement}.`, p`کدام نمودار مناسب‌تر است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(p`ببین چه چیزی را باید نشان بدهیم: تغییر با گذشت زمان، مقایسهٔ چند مقدار، قسمت‌های یک کل یا شمردن با شکل.`),
        hint(
          p`به عددهایی که باید نشان بدهیم فکر کن: پشت سر هم به دست آمده‌اند، روی هم یک چیز کامل را می‌سازند، یا هر کدام جدا از بقیه است؟`,
        ),
      ],
      solution: [
        step(p`هر نمودار کاری را بهتر انجام می‌دهد. نمودار مناسب برای این داده‌ها نموداری است که ${uses[right]}.`),
        step(p`پس جواب این است: ${names[right]}`),
      ],
    };
  },
});
