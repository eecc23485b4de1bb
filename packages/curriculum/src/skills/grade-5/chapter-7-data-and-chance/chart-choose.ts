import {
  type Block,
  child,
  choiceAnswer,
  cities,
  defineSkill,
  hint,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  step,
  type WrongOptionDraft,
} from '../../../authoring/index.ts';

type Chart = 'bar' | 'line' | 'pie' | 'pictogram';

const charts: readonly Chart[] = ['bar', 'line', 'pie', 'pictogram'];
const names: Readonly<Record<Chart, string>> = {
  bar: 'نمودار ستونی',
  line: 'نمودار خط شکسته',
  pie: 'نمودار دایره‌ای',
  pictogram: 'نمودار تصویری',
};

const why: Readonly<Record<Chart, string>> = {
  bar: 'می‌خواهیم تعدادهای دقیق چند گروه را با هم مقایسه کنیم؛ ستون‌های کنار هم این را خوب نشان می‌دهند',
  line: 'می‌خواهیم ببینیم یک مقدار با گذشت زمان چطور کم و زیاد می‌شود؛ خط شکسته این تغییر را نشان می‌دهد',
  pie: 'می‌خواهیم ببینیم هر قسمت چه سهمی از کل دارد؛ دایرهٔ کامل، کل را نشان می‌دهد',
  pictogram: 'می‌خواهیم تعدادها را با شکل نشان بدهیم تا بدون خواندن عدد هم فهمیده شود',
};

type Purpose = (rng: Rng) => string;

/** What is to be shown, and why; each says plainly what matters. */
const purposes: Readonly<Record<Chart, readonly Purpose[]>> = {
  bar: [
    (rng) => `مقایسهٔ تعداد دقیق کتاب‌هایی که کلاس ${child(rng)} و کلاس‌های دیگر خوانده‌اند`,
    (rng) => `مقایسهٔ جمعیت دقیق ${rng.sample(cities, 3).join('، ')} و چند شهر دیگر`,
    (rng) => `مقایسهٔ تعداد دقیق گل‌هایی که تیم ${child(rng)} و تیم‌های دیگر زده‌اند`,
    () => 'مقایسهٔ بلندی دقیق چند کوه ایران',
    (rng) => `مقایسهٔ تعداد دقیق امتیازهای ${child(rng)} و دوستانش در یک مسابقه`,
    () => 'مقایسهٔ تعداد دقیق دانش‌آموزان هر پایهٔ مدرسه',
    (rng) => `مقایسهٔ تعداد دقیق رأی‌های ${child(rng)} و نامزدهای دیگر شورای کلاس`,
  ],
  line: [
    (rng) => `تغییر دمای هوای ${rng.pick(cities)} در ساعت‌های یک روز`,
    (rng) => `تغییر قد ${child(rng)} از تولد تا ده‌سالگی`,
    (rng) => `تغییر قد گیاه ${child(rng)} در هفته‌های پشت سر هم`,
    (rng) => `تغییر مقدار باران ${rng.pick(cities)} در ماه‌های سال`,
    (rng) => `تغییر ضربان قلب ${child(rng)} هنگام دویدن، دقیقه به دقیقه`,
    (rng) => `تغییر پس‌انداز ${child(rng)} از مهر تا خرداد`,
    () => 'تغییر مقدار آب یک سد در روزهای پشت سر هم',
  ],
  pie: [
    (rng) => `سهم خواب، درس و بازی از شبانه‌روز ${child(rng)}`,
    (rng) => `سهم هر خرج از همهٔ پول ماهانهٔ خانوادهٔ ${child(rng)}`,
    () => 'سهم هر ماده از کل غذای یک بشقاب',
    (rng) => `سهم هر نامزد از همهٔ رأی‌های شهر ${rng.pick(cities)}`,
    (rng) => `سهم هر نوع درخت از کل درخت‌های باغ پدربزرگ ${child(rng)}`,
    () => 'سهم خشکی و آب از کل سطح زمین، به درصد',
    (rng) => `سهم هر نوع کتاب از کل کتابخانهٔ ${child(rng)}، به درصد`,
  ],
  pictogram: [
    (rng) => `تعداد بستنی‌هایی که هم‌کلاسی‌های ${child(rng)} خورده‌اند، با شکل بستنی`,
    (rng) => `تعداد درخت‌های چند محلهٔ ${rng.pick(cities)} با شکل درخت، هر شکل به جای ۱۰۰ درخت`,
    (rng) => `تعداد ماهی‌های آکواریوم ${child(rng)} با شکل ماهی، برای بچه‌هایی که خواندن نمی‌دانند`,
    () => 'تعداد کتاب‌های هر قفسه با شکل کتاب، هر شکل به جای ۱۰ کتاب',
    (rng) => `تعداد تیله‌های ${child(rng)} و دوستانش با شکل دایره، هر شکل به جای ۵ تیله`,
    () => 'تعداد خودروهای چند پارکینگ با شکل خودرو، هر شکل به جای ۲۰ خودرو',
    (rng) => `تعداد ستاره‌های تشویقی ${child(rng)} و دوستانش با شکل ستاره`,
  ],
};

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'reverse'],
  2: ['story', 'reverse'],
  3: ['story', 'reverse', 'find-mistake'],
  4: ['reverse', 'find-mistake'],
};

/** What a child who picks this chart has not seen. */
const writtenMisconceptions: Readonly<Record<Chart, Pick<WrongOptionDraft, 'id' | 'title' | 'message'>>> = {
  bar: {
    id: 'bars-for-everything',
    title: 'نمودار ستونی را به جای نمودار مناسب‌تر انتخاب کرده',
    message: line`ستون‌ها چند مقدار را با هم مقایسه می‌کنند. اینجا چه چیزی مهم‌تر است: مقایسهٔ تعدادها یا چیز دیگر؟`,
  },
  line: {
    id: 'line-without-change',
    title: 'خط شکسته را بدون تغییر در زمان به کار برده',
    message: line`خط شکسته کم و زیاد شدنِ یک مقدار را در زمان نشان می‌دهد. اینجا چیزی با گذشت زمان عوض می‌شود؟`,
  },
  pie: {
    id: 'pie-without-whole',
    title: 'نمودار دایره‌ای را بدون یک کل به کار برده',
    message: line`دایره یک کل است که به چند سهم تقسیم شده. اینجا سهم‌ها از یک کل خواسته شده‌اند؟`,
  },
  pictogram: {
    id: 'pictures-for-exact-data',
    title: 'نمودار تصویری را برای داده‌های دیگر به کار برده',
    message: line`نمودار تصویری با شکل کار می‌کند. اینجا گفته‌اند که با شکل نشان بدهیم؟`,
  },
};

/** What to look at in a subject of each chart. */
const subjects: Readonly<Record<Chart, string>> = {
  bar: 'در این موضوع، مقایسهٔ عددهای دقیق مهم است. کدام نمودار برای این کار است؟',
  line: 'در این موضوع، تغییر در زمان مهم است. کدام نمودار برای این کار است؟',
  pie: 'در این موضوع، سهم از کل مهم است. کدام نمودار برای این کار است؟',
  pictogram: 'در این موضوع گفته‌اند که با شکل نشان بدهیم. کدام نمودار برای این کار است؟',
};

/** Where a subject is asked for: one that suits another chart. */
function subjectOf(each: Chart, asked: Chart): Pick<WrongOptionDraft, 'id' | 'title' | 'message'> {
  return {
    id: `${each}-subject-for-${asked}`,
    title: `موضوعِ ${names[each]} را برای ${names[asked]} انتخاب کرده`,
    message: line`${subjects[each]}`,
  };
}

export const chartChoose = defineSkill({
  id: 'g5-chart-choose',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 7,
  make: (rng, level) => {
    const chart = rng.pick(charts);
    const others = charts.filter((each) => each !== chart);
    const form = rng.pick(formsOf[level]);
    const purpose = rng.pick(purposes[chart])(rng);
    const option = (each: Chart) => {
      const text = form === 'reverse' ? rng.pick(purposes[each])(rng) : names[each];
      return { value: each, content: line`${text}` };
    };
    const right = form === 'reverse' ? { value: chart, content: line`${purpose}` } : option(chart);
    const choices = choiceAnswer(
      rng,
      {
        layout: 'list',
        right,
        wrong: others.map((each) => ({
          ...(form === 'reverse' ? subjectOf(each, chart) : writtenMisconceptions[each]),
          ...option(each),
        })),
      },
      4,
    );
    if (choices === null) return null;
    const wrong = rng.pick(others);
    const name = child(rng);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'reverse':
          return [p`برای کدام یک، ${names[chart]} از بقیهٔ نمودارها مناسب‌تر است؟`];
        case 'find-mistake':
          return [
            p`${name} برای «${purpose}» ${names[wrong]} کشیده است. معلم گفت نمودار مناسب‌تری هم هست.`,
            p`کدام نمودار مناسب‌تر است؟`,
          ];
        default:
          return [p`${name} می‌خواهد نموداری با این موضوع بکشد: ${purpose}.`, p`کدام نمودار مناسب‌تر است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...choices,
      hints: [
        hint(p`ببین چه چیزی باید از نمودار فهمیده شود: مقایسهٔ تعدادها، تغییر در زمان، سهم از کل، یا نشان دادن با شکل.`),
        hint(
          // The chart is named already; what it is for would name the subject.
          form === 'reverse'
            ? p`فکر کن ${names[chart]} برای چه کاری است. بعد موضوع‌ها را یکی‌یکی با آن بسنج.`
            : // What each chart is for is said by the subject almost word for word.
              p`نمودارها را تصور کن: ستون‌های کنار هم، خطی که بالا و پایین می‌رود، دایره‌ای که چند تکه شده، ردیف‌هایی از شکل‌های کوچک. کدام این موضوع را بهتر نشان می‌دهد؟`,
        ),
      ],
      solution: [
        step(p`${why[chart]}.`),
        step(
          form === 'reverse'
            ? p`پس ${names[chart]} برای این مناسب‌تر است: ${purpose}.`
            : p`پس نمودار مناسب این است: ${names[chart]}.`,
        ),
      ],
    };
  },
});
