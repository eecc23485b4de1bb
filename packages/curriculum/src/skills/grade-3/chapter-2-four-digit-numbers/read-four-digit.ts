import {
  child,
  choiceAnswer,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  num,
  numberInPlaces,
  numberWords,
  p,
  type QuestionVariant,
  step,
  text,
} from '../../../authoring/index.ts';
import { digitsOf, fourDigits, fromDigits } from './question-parts/four-digit-numbers.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'reverse'],
  4: ['story', 'reverse'],
};

const signs = [
  (name: string) => `${name} روی تابلوی جاده‌ای این عدد را دید.`,
  (name: string) => `${name} روی یک قبض این عدد را دید.`,
  (name: string) => `شمارهٔ ثبت‌نام ${name} در مسابقهٔ نقاشی این عدد است.`,
  (name: string) => `${name} در یک مجله این عدد را دید.`,
  (name: string) => `تعداد تماشاگران مسابقه‌ای که ${name} دید این عدد بود.`,
  (name: string) => `تعداد قدم‌های امروز ${name} این عدد شد.`,
];

export const readFourDigit = defineSkill({
  id: 'g3-read-four-digit',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 5,
  pictures: [numberInPlaces],
  make: (rng, level) => {
    const value = fourDigits(rng, { zeros: level === 1 ? 0 : level === 4 ? 2 : rng.int(0, 1) });
    const [a = 0, b = 0, c = 0, d = 0] = digitsOf(value);
    const form = rng.pick(formsOf[level]);
    const option = (each: number) => ({
      value: String(each),
      content: form === 'reverse' ? [{ t: 'math' as const, math: num(each) }] : [text(numberWords(each))],
    });
    const hasZero = value % 10 === 0 || b === 0 || c === 0;
    const left = [b, c, d].filter((digit) => digit > 0);
    const zeros = Array.from({ length: 3 - left.length }, () => 0);
    const shifted = fromDigits(b === 0 ? [a, ...left, ...zeros] : [a, ...zeros, ...left]);
    const spec = choiceAnswer(rng, {
      layout: form === 'reverse' ? 'tiles' : 'list',
      right: option(value),
      wrong: [
        {
          ...option(fromDigits([a, c, b, d])),
          id: 'hundreds-and-tens-swapped',
          title: 'صدگان و دهگان را جابه‌جا خوانده',
          message: line`صدگان و دهگان را با دقت نگاه کن.`,
        },
        {
          ...option(fromDigits([a, b, d, c])),
          id: 'tens-and-ones-swapped',
          title: 'دهگان و یکان را جابه‌جا خوانده',
          message: line`رقم آخر یکان است و رقم کنار آن دهگان.`,
        },
        hasZero
          ? {
              ...option(shifted),
              id: 'zero-in-another-place',
              title: 'جای صفر را اشتباه خوانده',
              message: line`ببین هر رقم در کدام خانه است و کدام خانه صفر دارد.`,
            }
          : {
              ...option(fromDigits([a, 0, c, d])),
              id: 'place-passed-over',
              title: 'صدگان را جا انداخته',
              message:
                form === 'reverse'
                  ? line`نام عدد را کامل بخوان: از صدگان هم اسمی آمده است؛ پس صدگان صفر نیست.`
                  : line`هیچ خانه‌ای صفر نیست؛ پس هر چهار رقم خوانده می‌شود. آن‌ها را یکی‌یکی با نام خانه‌شان بگو.`,
            },
        b === 0
          ? {
              ...option(fromDigits([0, a, c, d])),
              id: 'zero-dropped',
              title: 'صفر صدگان را در نظر نگرفته',
              message: line`این عدد چهار خانه دارد. صفر هم یکی از خانه‌ها را پر کرده است.`,
            }
          : {
              ...option(fromDigits([b, a, c, d])),
              id: 'thousands-and-hundreds-swapped',
              title: 'هزارگان و صدگان را جابه‌جا خوانده',
              message: line`اولین رقم از سمت چپ هزارگان است.`,
            },
      ],
    });
    if (spec === null) return null;

    const words = numberWords(value);
    const stem = () => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(signs)(child(rng))}`, display(num(value)), p`این عدد چطور خوانده می‌شود؟`];
        case 'reverse':
          return [p`کدام عدد «${words}» است؟`];
        default:
          return [p`این عدد چطور خوانده می‌شود؟`, display(num(value))];
      }
    };
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(p`عدد چهار رقمی را از سمت چپ می‌خوانیم: اول هزارگان، بعد صدگان، بعد دهگان و بعد یکان.`),
        hint(p`${hasZero ? 'خانه‌ای را که صفر دارد نمی‌خوانیم. ' : ''}رقم هزارگان را پیدا کن و با آن شروع کن.`),
      ],
      solution: [
        step(p`رقم‌ها از چپ: هزارگان ${a}، صدگان ${b}، دهگان ${c} و یکان ${d}.`),
        form === 'reverse'
          ? step(p`«${words}» همین عدد است.`, display(num(value)))
          : step(p`پس عدد این‌طور خوانده می‌شود: ${words}`),
      ],
    };
  },
});
