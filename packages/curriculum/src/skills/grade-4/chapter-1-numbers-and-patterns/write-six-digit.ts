import {
  child,
  countsToMillion,
  defineSkill,
  digitsFromLeft,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  num,
  numberInPlaces,
  numberOfDigits,
  numberWords,
  p,
  type QuestionVariant,
  step,
} from '../../../authoring/index.ts';
import { drawSixDigits, thousandsAndOnes } from './question-parts/random-five-and-six-digit-numbers.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake', 'reverse'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['story', 'find-mistake', 'reverse'],
};

/** The digits of each group put side by side, without the zeros of empty places: 304 thousand 52 as 30452. */
function withoutZeros(thousands: number, ones: number): number {
  return Number(`${thousands}${ones === 0 ? '' : ones}`);
}

export const writeSixDigit = defineSkill({
  id: 'g4-write-six-digit',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [numberInPlaces],
  revision: 5,
  make: (rng, level) => {
    const value = drawSixDigits(rng, level);
    const { thousands, ones } = thousandsAndOnes(value);
    const words = numberWords(value);
    const form = rng.pick(formsOf[level]);
    const digits = digitsFromLeft(value);
    const swapped = numberOfDigits([...digits.slice(0, -2), ...digits.slice(-2).reverse()]);
    const shifted = Number(`${thousands}${String(ones).padEnd(3, '0')}`);
    const tooFew = withoutZeros(thousands, ones);
    const allPlaces = Number(`${thousands}000${ones === 0 ? '' : ones}`);
    const misconceptions = [
      misconception(
        'empty-place-left-out',
        'برای خانهٔ خالی صفر نگذاشته',
        integerKey(tooFew),
        line`طبقهٔ یکی همیشه سه خانه دارد. در خانه‌ای که چیزی از آن گفته نشده صفر بگذار.`,
      ),
      misconception(
        'zeros-after-the-group',
        'صفر را در خانهٔ دیگری گذاشته',
        integerKey(shifted),
        line`ببین از صدگان، دهگان و یکانِ طبقهٔ یکی کدام‌ها گفته شده و کدام گفته نشده است.`,
      ),
      misconception(
        'written-as-heard',
        'هزار را با همهٔ صفرهایش نوشته و بقیه را دنبال آن',
        integerKey(allPlaces),
        line`رقم‌های طبقهٔ یکی، جای همان صفرهای هزار می‌نشینند. عددت چند رقم دارد؟`,
      ),
      misconception(
        'tens-and-ones-swapped',
        'دو رقم آخر را جابه‌جا نوشته',
        integerKey(swapped),
        line`دو رقم آخر را دوباره بخوان: اول دهگان، بعد یکان.`,
      ),
      misconception(
        'groups-swapped',
        'طبقهٔ هزار و طبقهٔ یکی را جابه‌جا نوشته',
        integerKey(ones * 1000 + thousands),
        line`طبقهٔ هزار سمت چپ نوشته می‌شود و طبقهٔ یکی سمت راست آن.`,
      ),
    ];
    const wrong = rng.pick([tooFew, shifted, allPlaces, swapped].filter((each) => each !== value));
    const { subject, unit } = rng.pick(countsToMillion);
    const stem = () => {
      switch (form) {
        case 'story': {
          const counted = subject(rng);
          return [
            p`${counted} «${words}» ${counted.includes(unit) ? '' : `${unit} `}است.`,
            p`این عدد را با رقم بنویس.`,
          ];
        }
        case 'find-mistake':
          return [
            p`${child(rng)} عدد «${words}» را این‌طور نوشته است:`,
            display(num(wrong)),
            p`ولی درست نیست. این عدد را درست بنویس.`,
          ];
        case 'reverse':
          return [
            p`طبقهٔ هزارِ عددی «${numberWords(thousands)}» و طبقهٔ یکیِ آن «${numberWords(ones)}» است.`,
            p`آن عدد را با رقم بنویس.`,
          ];
        default:
          return [p`عدد «${words}» را با رقم بنویس.`];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(value),
      misconceptions,
      hints: [
        hint(p`عدد دو طبقه دارد: طبقهٔ هزار و طبقهٔ یکی. اول هر طبقه را جدا ببین.`),
        hint(
          form === 'reverse'
            ? p`رقم‌های طبقهٔ هزار را بنویس. سمت راست آن سه خانه برای طبقهٔ یکی لازم است.`
            : p`چیزی که پیش از کلمهٔ «هزار» آمده، طبقهٔ هزار است. سمت راست آن سه خانه برای طبقهٔ یکی لازم است.`,
        ),
        hint(
          String(value).includes('0')
            ? p`در هر خانه‌ای که چیزی از آن گفته نشده، صفر بگذار.`
            : p`رقم‌های طبقهٔ یکی را بشمار: باید سه رقم باشد.`,
        ),
      ],
      solution: [
        step(p`طبقهٔ هزار ${thousands} است.`),
        step(
          ones < 100
            ? p`طبقهٔ یکی ${ones} است. این طبقه باید سه رقم داشته باشد؛ پس خانه‌های خالی را با صفر پر می‌کنیم.`
            : p`طبقهٔ یکی ${ones} است و سه رقم دارد.`,
        ),
        step(p`دو طبقه را کنار هم می‌نویسیم:`, display(num(value))),
      ],
    };
  },
});
