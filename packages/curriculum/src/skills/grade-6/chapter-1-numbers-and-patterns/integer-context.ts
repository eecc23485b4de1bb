import {
  type Block,
  child,
  children,
  defineSkill,
  type Figure,
  hint,
  type Inline,
  integerAnswer,
  integerKey,
  type Level,
  line,
  type Misconception,
  misconception,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  signed,
  signedPoints,
  sortAround,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'story', 'figure'],
  2: ['story', 'story', 'figure', 'find-mistake'],
  3: ['story', 'story', 'find-mistake', 'compare'],
  4: ['story', 'find-mistake', 'compare'],
};

/** Something stated as so much on one side of a zero point. */
interface Situation {
  /** What zero stands for here. */
  readonly zero: string;
  readonly above: string;
  readonly below: string;
  readonly unit: string;
  readonly most: number;
  readonly write: (rng: Rng, size: number, isBelow: boolean) => readonly Inline[];
  /** What changes it by so much, up or down, where something may. */
  readonly change?: (size: string, isUp: boolean) => string;
}

const situations: readonly Situation[] = [
  {
    zero: 'دمای صفر درجه',
    above: 'بالای صفر',
    below: 'زیر صفر',
    unit: 'درجه',
    most: 28,
    write: (rng, size, isBelow) =>
      line`دمای هوای ${rng.pick(['شهرکرد', 'همدان', 'اردبیل', 'تبریز', 'سنندج', 'ارومیه'])} در یک روز ${isBelow ? 'زمستان' : 'بهار'}، ${size} درجه ${isBelow ? 'زیر صفر' : 'بالای صفر'} بود.`,
    change: (size, isUp) =>
      `بعد هوا ${size} درجه ${isUp ? 'گرم‌تر' : 'سردتر'} شد. حالا کدام عدد صحیح دما را نشان می‌دهد؟`,
  },
  {
    zero: 'طبقهٔ همکف',
    above: 'بالاتر از همکف',
    below: 'پایین‌تر از همکف',
    unit: 'طبقه',
    most: 12,
    write: (rng, size, isBelow) =>
      isBelow
        ? line`پارکینگ ${child(rng)} در یک ساختمان بلند، ${size} طبقه پایین‌تر از همکف است.`
        : line`خانهٔ ${child(rng)} در یک ساختمان بلند، ${size} طبقه بالاتر از همکف است.`,
  },
  {
    zero: 'سطح دریا',
    above: 'بالاتر از سطح دریا',
    below: 'پایین‌تر از سطح دریا',
    unit: 'متر',
    most: 50,
    write: (rng, size, isBelow) =>
      isBelow
        ? line`یک ${rng.pick(['غواص', 'زیردریایی', 'ماهی'])} در خلیج فارس ${size} متر پایین‌تر از سطح دریاست.`
        : line`یک ${rng.pick(['بادبادک', 'پهپاد', 'مرغ دریایی'])} در ساحل ${size} متر بالاتر از سطح دریاست.`,
    change: (size, isUp) =>
      `بعد ${size} متر ${isUp ? 'بالاتر' : 'پایین‌تر'} می‌رود. حالا کدام عدد صحیح جای آن را نشان می‌دهد؟`,
  },
  {
    zero: 'نه سود و نه زیان',
    above: 'سود',
    below: 'زیان',
    unit: 'هزار تومان',
    most: 50,
    write: (rng, size, isBelow) =>
      line`${child(rng)} در بازارچهٔ مدرسه ${rng.pick(['شربت', 'کاردستی', 'گلدان', 'کلوچه'])} فروخت و ${size} هزار تومان ${isBelow ? 'زیان' : 'سود'} کرد.`,
    change: (size, isUp) =>
      `روز بعد ${size} هزار تومان ${isUp ? 'سود' : 'زیان'} کرد. کدام عدد صحیح نتیجهٔ این دو روز را نشان می‌دهد؟`,
  },
  {
    zero: 'شروع بازی',
    above: 'امتیاز به دست آوردن',
    below: 'امتیاز از دست دادن',
    unit: 'امتیاز',
    most: 30,
    write: (rng, size, isBelow) =>
      isBelow
        ? line`${child(rng)} در یک بازی، از صفر شروع کرد و ${size} امتیاز از دست داد.`
        : line`${child(rng)} در یک بازی، از صفر شروع کرد و ${size} امتیاز به دست آورد.`,
    change: (size, isUp) =>
      `بعد ${size} امتیاز ${isUp ? 'به دست آورد' : 'از دست داد'}. حالا کدام عدد صحیح امتیاز او را نشان می‌دهد؟`,
  },
  {
    zero: 'سطح زمین',
    above: 'بالای زمین',
    below: 'زیر زمین',
    unit: 'متر',
    most: 50,
    write: (rng, size, isBelow) =>
      isBelow
        ? line`آب چاه روستای ${child(rng)} ${size} متر پایین‌تر از سطح زمین است.`
        : line`نوک یک ${rng.pick(size < 12 ? ['درخت نارنج', 'تیر چراغ', 'پرچم مدرسه'].slice(size < 6 ? 0 : 1, size < 6 ? 1 : 3) : ['درخت سپیدار', 'دکل برق', 'منارهٔ مسجد'])} ${size} متر بالاتر از سطح زمین است.`,
  },
  {
    zero: 'لحظهٔ پرتاب',
    above: 'بعد از پرتاب',
    below: 'پیش از پرتاب',
    unit: 'ثانیه',
    most: 50,
    write: (_, size, isBelow) =>
      line`هنگام پرتاب یک ماهواره، گوینده ${size} ثانیه ${isBelow ? 'پیش از' : 'بعد از'} پرتاب صحبت کرد.`,
  },
];

function misconceptionsFor(value: number, isChange: boolean): readonly Misconception[] {
  return [
    value < 0
      ? misconception(
          'sign-forgotten',
          'خود مقدار را بدون علامت منفی نوشته',
          integerKey(-value),
          line`مقدار را درست نوشته‌ای. ببین این مقدار کدام طرف صفر است.`,
        )
      : misconception(
          'sign-turned',
          'علامت را برعکس گذاشته',
          integerKey(-value),
          line`ببین صفر اینجا چه چیزی است و این مقدار کدام طرف آن است.`,
        ),
    misconception('zero-written', 'صفر نوشته', integerKey(0), line`صفر فقط جای شروع است. چقدر از آن فاصله دارد؟`),
    misconception(
      'one-off',
      'مقدار را یکی اشتباه نوشته',
      integerKey(value > 0 ? value + 1 : value - 1),
      isChange ? line`واحدها را از عدد اول یکی‌یکی بشمار.` : line`عددی را که در سؤال گفته شده دوباره بخوان.`,
    ),
  ];
}

export const integerContext = defineSkill({
  id: 'g6-integer-context',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    sortAround({
      bins: ['کوچک‌تر از −۵', 'بزرگ‌تر از −۵'],
      bound: Rational.of(-5),
      draw: signed((level) => (level === 1 ? 12 : 30)),
      stem: p`هر عدد را با ${num(-5)} مقایسه کن و در دستهٔ خودش بگذار.`,
      look: p`جای هر عدد را روی محور اعداد تصور کن: سمت چپ ${num(-5)} است یا سمت راست آن؟`,
      rule: p`عددهای سمت چپ ${num(-5)} روی محور از آن کوچک‌ترند و عددهای سمت راست بزرگ‌تر. منفی‌ای که از صفر دورتر است کوچک‌تر است.`,
    }),
  ],
  pictures: [signedPoints],
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const situation = rng.pick(situations);
    const size = rng.int(level === 1 ? 2 : 3, level === 1 ? Math.min(10, situation.most) : situation.most);
    const isBelow = rng.chance(level === 1 ? 2 : 3, 4);
    const value = isBelow ? -size : size;
    // Car parks do not go so deep.
    if (isBelow && situation.unit === 'طبقه' && size > 6) return null;
    const { zero, above, below, unit } = situation;
    const statement = situation.write(rng, size, isBelow);
    const rule = line`در اینجا صفر یعنی «${zero}».`;
    let answer = value;
    let stem: readonly Block[];
    let figure: Figure | undefined;
    let change = 0;
    switch (form) {
      case 'figure': {
        if (size > 10) return null;
        const marked = value;
        figure = {
          t: 'number-line',
          description: `محوری از ${persianNumber(-10)} تا ${persianNumber(10)} که فقط عددهای ${persianNumber(-10)}، ۰ و ۱۰ روی آن نوشته شده و نقطه‌ای ${persianNumber(size)} خانه سمت ${isBelow ? 'چپ' : 'راست'} صفر گذاشته شده است`,
          from: -10,
          to: 10,
          divisions: 1,
          labels: [-10, 0, 10],
          points: [{ tick: marked + 10, tone: 'accent' }],
        };
        stem = [
          p`روی این محور، صفر ${rng.pick(['دمای صفر درجه', 'سطح دریا', 'طبقهٔ همکف', 'خانهٔ شروع یک بازی'])} است و مثبت‌ها سمت راست‌اند.`,
          p`نقطه کدام عدد صحیح را نشان می‌دهد؟`,
        ];
        break;
      }
      case 'compare': {
        // A change on the other side of zero, so that the sign turns at times.
        change = rng.int(2, Math.min(20, situation.most));
        const goesUp = value < 0;
        answer = goesUp ? value + change : value - change;
        if (Math.abs(answer) > 50 || answer === 0 || answer === value) return null;
        if (situation.change === undefined) return null;
        // What is left is none of the two numbers that are said.
        if ([Math.abs(value), change].includes(Math.abs(answer))) return null;
        // A fish does not leave the water, nor does a kite go down into it.
        if (zero === 'سطح دریا' && answer * value < 0) return null;
        stem = [p`${statement} ${rule}`, p`${situation.change(persianNumber(change), goesUp)}`];
        break;
      }
      case 'find-mistake': {
        const [one, other] = rng.shuffle([value, -value]);
        const [first, second] = children(rng, 2);
        stem = [
          p`${statement} ${rule}`,
          p`${first ?? ''} برای نشان دادن آن عدد ${num(one ?? value)} و ${second ?? ''} عدد ${num(other ?? -value)} را نوشته است. فقط یکی از این دو درست است؛ عدد درست را بنویس.`,
        ];
        break;
      }
      default:
        stem = [p`${statement} ${rule}`, p`این مقدار را با یک عدد صحیح نشان بده.`];
    }
    return {
      form,
      stem,
      ...(figure === undefined ? {} : { figure }),
      // With the unit beside the box, −5 and not −5000 stands for a loss of five thousand.
      ...integerAnswer(answer, form !== 'figure' && unit.startsWith('هزار') ? { unit } : {}),
      misconceptions: misconceptionsFor(answer, form === 'compare' || form === 'figure'),
      hints: [
        form === 'figure'
          ? hint(p`اول ببین نقطه سمت راست صفر است یا سمت چپ آن.`)
          : hint(p`صفر جایی است که از آن می‌سنجیم: «${zero}». یک طرف آن مثبت و طرف دیگر منفی است.`),
        form === 'figure'
          ? hint(p`عددهای سمت چپ صفر منفی‌اند و عددهای سمت راست، مثبت.`)
          : hint(p`«${above}» را مثبت و «${below}» را منفی می‌گیریم.`),
        form === 'compare'
          ? hint(p`محوری بکش، از عدد اول شروع کن و به همان اندازه در جهت گفته‌شده برو.`)
          : hint(p`حالا فاصله از صفر را بنویس و اگر لازم است علامت منفی بگذار.`),
      ],
      solution:
        form === 'compare'
          ? [
              step(p`مقدار اول با عدد ${num(value)} نشان داده می‌شود.`),
              step(
                p`این تغییر یعنی روی محور ${change} واحد به سمت ${value < 0 ? 'راست' : 'چپ'}؛ پس به ${num(answer)} می‌رسیم.`,
              ),
            ]
          : [
              form === 'figure'
                ? step(p`نقطه ${size} خانه از صفر فاصله دارد و سمت ${isBelow ? 'چپ' : 'راست'} آن است.`)
                : step(p`این مقدار ${size} ${unit} با صفر فاصله دارد و در طرف «${isBelow ? below : above}» است.`),
              step(p`پس عدد صحیح آن ${isBelow ? 'منفی' : 'مثبت'} است: ${num(answer)}.`),
            ],
    };
  },
});
