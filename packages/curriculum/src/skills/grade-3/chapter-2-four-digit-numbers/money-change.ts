import {
  additionBars,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  persianNumber,
  price,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['story', 'figure', 'reverse'],
  3: ['story', 'reverse', 'figure'],
  4: ['story', 'reverse'],
};
const grainOf: Readonly<Record<Level, number>> = { 1: 500, 2: 100, 3: 50, 4: 50 };

const wares = [
  'آب‌نبات',
  'برچسب',
  'بادکنک',
  'آدامس',
  'شکلات',
  'کش مو',
  'مهرهٔ رنگی',
  'برگ کاغذ رنگی',
  'کارت تبریک',
  'تراش',
];
const shops = ['مغازهٔ سر کوچه', 'بازارچهٔ مدرسه', 'بازارچهٔ خیریه', 'غرفهٔ جشن مدرسه', 'فروشگاه بازی کلاس', 'دکهٔ پارک'];

/** Subtracts place by place without borrowing: the smaller digit from the larger. */
function withoutBorrowing(large: number, small: number): number {
  const a = String(large).padStart(4, '0').split('').map(Number);
  const b = String(small).padStart(4, '0').split('').map(Number);
  return Number(a.map((digit, index) => Math.abs(digit - (b[index] ?? 0))).join(''));
}

export const moneyChange = defineSkill({
  id: 'g3-money-change',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 8,
  commonMistakes: ['no-borrowing'],
  make: (rng, level) => {
    const note = rng.pick(level === 1 ? [2000, 5000] : [1000, 2000, 5000]);
    const cost = price(rng, Math.max(100, level >= 3 ? 150 : 100), Math.min(4900, note - 50), grainOf[level]);
    // Round hundreds ask for no borrow through a zero.
    // Of half the note, the price copied would be right.
    if ((level > 2 && cost % 100 === 0) || 2 * cost === note) return null;
    const form = rng.pick(formsOf[level]);
    const change = note - cost;
    const answer = form === 'reverse' ? cost : change;
    const given = form === 'reverse' ? change : cost;
    const isLent = given % 100 !== 0;
    const name = child(rng);
    const ware = rng.pick(wares);
    const shop = rng.pick(shops);

    const stem = () => {
      switch (form) {
        case 'reverse':
          return [
            p`${name} از ${shop} یک ${ware} خرید. یک اسکناس ${note} تومانی داد و ${change} تومان پس گرفت.`,
            p`قیمت ${ware} چند تومان بود؟`,
          ];
        case 'figure':
          return [p`${name} با این پول یک ${ware} به قیمت ${cost} تومان می‌خرد.`, p`چند تومان پس می‌گیرد؟`];
        default:
          return [
            p`${name} از ${shop} یک ${ware} به قیمت ${cost} تومان خرید و یک اسکناس ${note} تومانی داد.`,
            p`چند تومان پس می‌گیرد؟`,
          ];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? { figure: { t: 'money' as const, description: `یک اسکناس ${persianNumber(note)} تومانی`, toman: [note] } }
        : {}),
      ...integerAnswer(answer, { unit: 'تومان' }),
      misconceptions: [
        misconception(
          'added-instead',
          'دو عدد را جمع کرده',
          integerKey(note + given),
          form === 'reverse'
            ? line`پولی که پس داده‌اند از اسکناس مانده است؛ پس قیمت باید از اسکناس کمتر باشد.`
            : line`پول خرج شده است؛ پس آنچه می‌ماند باید از اسکناس کمتر باشد.`,
        ),
        misconception(
          'no-borrowing',
          'بدون قرض گرفتن، رقم کوچک‌تر را از بزرگ‌تر کم کرده',
          integerKey(withoutBorrowing(note, given)),
          line`در هر خانه، رقم عدد کوچک‌تر را از رقم اسکناس کم کن. اگر کم بود، از خانهٔ کناری یکی بگیر.`,
        ),
        // Of whole thousands no hundred is counted.
        ...(given % 1000 === 0
          ? []
          : [
              misconception(
                isLent ? 'hundred-not-lowered' : 'hundred-too-many',
                isLent ? 'یک صدتایی زیاد حساب کرده، شاید چون صدتاییِ گرفته‌شده را کم نکرده' : 'یک صدتایی اشتباه کرده',
                integerKey(answer + 100),
                line`صدتایی‌ها را یک بار دیگر بشمار.`,
              ),
            ]),
        misconception(
          'given-amount',
          'عدد خود مسئله را نوشته',
          integerKey(given),
          line`این عدد در خود مسئله هست. ببین از تو چه خواسته‌اند.`,
        ),
      ],
      hints: [
        hint(
          form === 'reverse'
            ? p`پول اسکناس دو قسمت شده است: قیمت خرید و پولی که پس داده‌اند.`
            : p`می‌خواهیم بدانیم از اسکناس چقدر می‌ماند.`,
        ),
        hint(p`می‌توانی از ${given} شروع کنی و آن‌قدر جلو بروی تا به ${note} برسی.`),
      ],
      solution: [
        step(
          form === 'reverse'
            ? p`پولی را که پس گرفته شده از اسکناس کم می‌کنیم تا قیمت پیدا شود.`
            : p`قیمت را از اسکناس کم می‌کنیم تا بقیهٔ پول پیدا شود.`,
        ),
        step(p`حساب می‌کنیم.`, display(row(note, '−', given, '=', answer))),
      ],
    };
  },
});
