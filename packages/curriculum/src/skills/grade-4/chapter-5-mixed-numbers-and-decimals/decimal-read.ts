import {
  type Block,
  child,
  choiceAnswer,
  decimalWords,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  math,
  num,
  numberInPlaces,
  p,
  type QuestionVariant,
  type Rng,
  step,
  text,
  type WrongOptionDraft,
} from '../../../authoring/index.ts';
import { tenths } from './question-parts/decimal-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story', 'reverse'],
  2: ['bare', 'story', 'reverse', 'find-mistake'],
  3: ['bare', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};

/** Tenths of the number: small wholes first, at the stretch no whole, teens, or large ones. */
function drawTenths(rng: Rng, level: Level): number {
  const part = rng.int(1, 9);
  switch (level) {
    case 1:
      return rng.int(1, 9) * 10 + part;
    case 2:
      return rng.int(1, 39) * 10 + part;
    case 3:
      return rng.int(0, 99) * 10 + part;
    case 4:
      return rng.pick([0, rng.int(10, 19), rng.int(21, 99)]) * 10 + part;
  }
}

type Amiss = Omit<WrongOptionDraft, 'value' | 'content'> & { readonly read: string };

/** Other numbers a child may read, as canonical decimals; never the same amount in other words. */
function misreadings(count: number): readonly Amiss[] {
  const [whole, part] = [Math.floor(count / 10), count % 10];
  return [
    {
      id: 'tenth-read-as-hundredth',
      title: 'دهم را صدم خوانده',
      message: line`یک رقم بعد از ممیز هست. اولین رقم بعد از ممیز چه نام دارد؟`,
      read: `${whole}.0${part}`,
    },
    {
      id: 'parts-swapped',
      title: 'قسمت صحیح و دهم‌ها را جابه‌جا خوانده',
      message: line`اول قسمت صحیح، یعنی سمت چپ ممیز، خوانده می‌شود.`,
      // Without a whole part there is nothing to swap.
      read: whole === 0 ? `0.${part}` : `${part}.${whole}`,
    },
    {
      id: 'mark-ignored',
      title: 'ممیز را ندیده و عدد را یک‌جا خوانده',
      message: line`ممیز عدد را به دو قسمت جدا کرده است. هر قسمت را جدا بخوان.`,
      read: String(count),
    },
    {
      id: 'mark-one-place-off',
      title: 'ممیز را یک رقم جابه‌جا خوانده',
      message: line`ببین ممیز درست بعد از کدام رقم است. سمت راست آن چند رقم هست؟`,
      read: whole === 0 ? `${part * 10}` : `${Math.floor(whole / 10)}.${whole % 10}${part}`,
    },
    {
      id: 'whole-read-amiss',
      title: 'رقم‌های قسمت صحیح را جابه‌جا خوانده',
      message: line`قسمت صحیح را دوباره بخوان: دهگان سمت چپ است و یکان سمت راست.`,
      // One digit has no other to change places with, and «بیست و دو دهم» may be heard as 2.2.
      read: whole < 10 ? `${whole}.${part}` : `${(whole % 10) * 10 + Math.floor(whole / 10)}.${part}`,
    },
  ];
}

/** What is measured, and the most and fewest whole units it may come to. */
function story(rng: Rng, whole: number): Block {
  const name = child(rng);
  const fitting = (
    [
      [1, 8, `وزن کیف مدرسهٔ ${name} به کیلوگرم این عدد است:`],
      [0, 42, 'دمای امروز به درجه این عدد است:'],
      [4, 99, `قد گلدان ${name} به سانتی‌متر این عدد است:`],
      [7, 99, `زمان دویدن ${name} در مسابقه به ثانیه این عدد شد:`],
      [0, 60, 'مقدار باران دیروز به میلی‌متر این عدد بود:'],
      [0, 40, `راهی که ${name} با دوچرخه رفت به کیلومتر این عدد است:`],
      [3, 60, `نمرهٔ تیم ${name} در مسابقهٔ ژیمناستیک این عدد شد:`],
      [10, 99, `وزن بار یک وانت به کیلوگرم این عدد است:`],
    ] as const
  ).filter(([least, most]) => whole >= least && whole <= most);
  return p`${rng.pick(fitting)[2]}`;
}

export const decimalRead = defineSkill({
  id: 'g4-decimal-read',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  pictures: [numberInPlaces],
  revision: 6,
  make: (rng, level) => {
    const count = drawTenths(rng, level);
    const value = tenths(count).toString();
    // «سی و چهار دهم» may also be heard as thirty-four tenths; such numbers are not asked.
    if (count >= 200 && Math.floor(count / 10) % 10 === 0) return null;
    const form = rng.pick(formsOf[level]);
    const asDigits = form === 'reverse';
    const option = (each: string) => ({
      value: String(Number(each)),
      content: asDigits ? [math(num(each))] : [text(decimalWords(each))],
    });
    const amiss = misreadings(count).filter(({ read }) => Number(read) !== Number(value));
    const shown = form === 'find-mistake' ? rng.pick(amiss) : null;
    const spec = choiceAnswer(
      rng,
      {
        layout: asDigits ? 'tiles' : 'list',
        right: option(value),
        wrong: amiss
          .filter(({ read }) => read !== shown?.read)
          .map(({ read, ...name }) => ({ ...name, ...option(read) })),
        everyCause: true,
      },
      4,
    );
    if (spec === null) return null;
    const words = decimalWords(value);
    const [whole, part] = [Math.floor(count / 10), count % 10];
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [story(rng, Math.floor(count / 10)), display(num(value)), p`این عدد چطور خوانده می‌شود؟`];
        case 'reverse':
          return [p`کدام عدد «${words}» است؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} این عدد را «${decimalWords(shown?.read ?? value)}» خوانده است، ولی درست نیست.`,
            display(num(value)),
            p`این عدد چطور خوانده می‌شود؟`,
          ];
        default:
          return [p`این عدد اعشاری چطور خوانده می‌شود؟`, display(num(value))];
      }
    };
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(p`ممیز قسمت صحیح را از قسمت اعشاری جدا می‌کند. سمت چپ ممیز قسمت صحیح است.`),
        hint(p`اول قسمت صحیح خوانده می‌شود و بعد با «و»، رقم بعد از ممیز. اگر قسمت صحیح صفر باشد، خوانده نمی‌شود.`),
        hint(p`اولین رقم بعد از ممیز در خانهٔ دهم است؛ بعد از خواندن آن «دهم» می‌گوییم.`),
      ],
      solution: [
        whole === 0
          ? step(p`قسمت صحیح صفر است و خوانده نمی‌شود. رقم بعد از ممیز ${part} است و در خانهٔ دهم نشسته.`)
          : step(p`قسمت صحیح ${whole} است و رقم بعد از ممیز ${part} که در خانهٔ دهم نشسته است.`),
        asDigits
          ? step(p`پس «${words}» این عدد است:`, display(num(value)))
          : step(p`پس عدد این‌طور خوانده می‌شود: ${words}`),
      ],
    };
  },
});
