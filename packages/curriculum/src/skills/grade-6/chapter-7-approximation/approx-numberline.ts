import {
  type Block,
  child,
  Decimal,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  type Misconception,
  misconception,
  num,
  numberLineAnswer,
  onAnswerLine,
  p,
  type QuestionVariant,
  row,
  step,
  tickKey,
} from '../../../authoring/index.ts';
import {
  approximated,
  cut,
  firstDropped,
  type Method,
  methodNames,
  nextUp,
  rounded,
} from './question-parts/approximation-methods.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};

const tellers = [
  { statement: 'دماسنجی دمای اتاق را', unit: 'درجه' },
  { statement: 'متر نواری طول میز را', unit: 'متر' },
  { statement: 'ترازویی وزن یک بسته را', unit: 'کیلوگرم' },
  { statement: 'زمان‌سنجی زمان دویدن را', unit: 'دقیقه' },
  { statement: 'پیمانه‌ای مقدار شیر را', unit: 'لیتر' },
  { statement: 'کیلومترشمار دوچرخه راه را', unit: 'کیلومتر' },
] as const;

export const approxNumberline = defineSkill({
  id: 'g6-approx-numberline',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onAnswerLine],
  revision: 7,
  make: (rng, level) => {
    const places = level === 1 ? 2 : rng.int(2, level === 4 ? 3 : 2);
    const from = rng.int(level === 1 ? 0 : 1, 9);
    const to = from + (level < 3 ? 1 : 2);
    const power = 10 ** places;
    const part = rng.int(1, (to - from) * power - 1);
    if (part % 10 === 0) return null;
    const value = Decimal.of(from * power + part, places);
    const method: Method = rng.chance(1, 2) ? 'cut' : 'round';
    const tickOf = (at: Decimal): number => Number(at.unitsAt(1)) - from * 10;
    const answer = approximated(value, -1, method);
    const last = (to - from) * 10;
    const tick = tickOf(answer);
    if (tick < 1 || tick >= last) return null;
    const found: Misconception[] = [];
    const add = (id: string, title: string, at: Decimal, message: Misconception['message']) => {
      const wrong = tickOf(at);
      if (wrong >= 0 && wrong <= last) found.push(misconception(id, title, tickKey(wrong), message));
    };
    add(
      method === 'cut' ? 'rounded-instead-of-cut' : 'cut-instead-of-rounded',
      method === 'cut' ? 'به جای قطع کردن، گرد کرده' : 'به جای گرد کردن، قطع کرده',
      method === 'cut' ? rounded(value, -1) : cut(value, -1),
      method === 'cut'
        ? line`در قطع کردن، به دهمِ پیش از عدد می‌رویم؛ حتی اگر دهم بعدی نزدیک‌تر باشد.`
        : line`در گرد کردن، رقم صدم را با ۵ مقایسه کن.`,
    );
    // What rounding up gives in place of cutting is the next tenth anyway.
    if (method !== 'cut') {
      add(
        'next-tenth-always',
        'دهم بعدی را مشخص کرده',
        nextUp(value, -1),
        line`دهم بعدی همیشه جواب نیست. رقم صدم را نگاه کن.`,
      );
    }
    add(
      'to-whole-number',
      'به عدد صحیح تقریب زده',
      approximated(value, 0, method),
      line`تقریب کمتر از یک دهم خواسته شده است؛ فاصلهٔ خط‌های کوچک را ببین.`,
    );
    const misread = Decimal.of(
      (value.units / 10n ** BigInt(places)) * 10n + ((value.units / 10n ** BigInt(places - 2)) % 10n),
      1,
    );
    // The tenth before or after it is taken for another reason.
    if (!misread.equals(cut(value, -1)) && !misread.equals(nextUp(value, -1))) {
      add(
        'hundredths-digit-as-tenth',
        'رقم صدم را به جای رقم دهم خوانده',
        misread,
        line`اولین رقم بعد از ممیز دهم‌ها را نشان می‌دهد. دوباره نگاه کن.`,
      );
    }
    if (!found.some(({ answer: wrong }) => wrong.kind === 'number-line' && wrong.tick !== tick)) return null;
    const form = rng.pick(formsOf[level]);
    const name = methodNames[method];
    const writer = rng.pick(tellers);
    const tenth = Decimal.of(1, 1);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`${writer.statement} ${value} ${writer.unit} نشان می‌دهد.`,
            p`این مقدار را با تقریب کمتر از ${tenth} به روش ${name} روی محور مشخص کن.`,
          ];
        case 'find-mistake': {
          const wrong =
            method === 'cut' ? nextUp(value, -1) : cut(value, -1).equals(answer) ? nextUp(value, -1) : cut(value, -1);
          return [
            p`${child(rng)} مقدار تقریبی ${value} را با تقریب کمتر از ${tenth} به روش ${name}، روی ${wrong} گذاشته است، ولی درست نیست.`,
            p`جای درست مقدار تقریبی را روی محور مشخص کن.`,
          ];
        }
        default:
          return [p`مقدار تقریبی ${value} را با تقریب کمتر از ${tenth} به روش ${name} روی محور مشخص کن.`];
      }
    };
    return {
      form,
      stem: stem(),
      ...numberLineAnswer({ from, to, divisions: 10, decimals: true }, tick),
      misconceptions: found,
      hints: [
        hint(p`هر قسمت کوچک این محور یک دهم است. ببین عدد بین کدام دو خط قرار می‌گیرد.`),
        method === 'cut'
          ? hint(p`در قطع کردن، رقم‌های بعد از دهم کنار می‌روند؛ پس خط سمت چپِ عدد را می‌خواهیم.`)
          : hint(p`در گرد کردن، رقم صدم را ببین: اگر از ۵ کوچک‌تر است خط سمت چپ، وگرنه خط سمت راست.`),
      ],
      solution: [
        step(
          p`عدد ${value} بین این دو دهم است:`,
          display(row(num(cut(value, -1)), '<', num(value), '<', num(nextUp(value, -1)))),
        ),
        method === 'cut'
          ? step(p`به روش قطع کردن، دهم پیش از عدد را برمی‌داریم: ${answer}.`)
          : step(
              firstDropped(value, -1) >= 5
                ? p`رقم صدم ${firstDropped(value, -1)} است و از ۵ کوچک‌تر نیست؛ پس به دهم بعدی گرد می‌شود: ${answer}.`
                : p`رقم صدم ${firstDropped(value, -1)} است و از ۵ کوچک‌تر است؛ پس به دهم پیش از آن گرد می‌شود: ${answer}.`,
            ),
        step(p`روی محور، ${tick} قسمت بعد از ${from} را مشخص می‌کنیم.`, display(row(num(value), '≃', num(answer)))),
      ],
    };
  },
});
