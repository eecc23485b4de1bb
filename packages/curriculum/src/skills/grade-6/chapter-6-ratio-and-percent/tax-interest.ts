import {
  type Block,
  child,
  defineSkill,
  display,
  frac,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  percent,
  percentSquares,
  type QuestionVariant,
  type Rng,
  relative,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { wholePercent } from './question-parts/priced-goods.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'bare'],
  2: ['story', 'story', 'bare', 'find-mistake'],
  3: ['story', 'story', 'find-mistake', 'reverse'],
  4: ['story', 'find-mistake', 'reverse'],
};
const taxOf: Readonly<Record<Level, readonly number[]>> = {
  1: [10, 5],
  2: [10, 9, 8, 5],
  3: [10, 9, 8, 6],
  4: [10, 9, 8, 6, 12],
};
const yearlyOf: Readonly<Record<Level, readonly number[]>> = {
  1: [10, 20],
  2: [10, 15, 20],
  3: [12, 15, 16, 18, 20],
  4: [12, 14, 16, 18, 22],
};

interface Case {
  readonly isTax: boolean;
  readonly amount: number;
  readonly rate: number;
  /** Months of savings; a year unless stated. */
  readonly months: number;
}

function draw(rng: Rng, level: Level): Case {
  const isTax = rng.chance(1, 2);
  const months = !isTax && level >= 3 ? rng.pick([12, 24, 6, 3, 12]) : 12;
  return isTax
    ? {
        isTax,
        amount: rng.int(5, level === 1 ? 60 : 300) * (level === 4 ? 2500 : level === 1 ? 10_000 : 5000),
        rate: rng.pick(taxOf[level]),
        months,
      }
    : {
        isTax,
        amount: rng.int(2, level === 1 ? 20 : 90) * (level === 4 ? 250_000 : 500_000),
        rate: rng.pick(yearlyOf[level]),
        months,
      };
}

function monthsSaid(months: number): string {
  return months === 24 ? 'دو سال' : months === 12 ? 'یک سال' : months === 6 ? 'شش ماه' : 'سه ماه';
}

function write(rng: Rng, { isTax, amount, rate, months }: Case): readonly Block[] {
  const name = child(rng);
  return isTax
    ? rng.pick<() => readonly Block[]>([
        () => [
          p`صورت‌حساب ${rng.pick(['یک رستوران', 'یک فروشگاه', 'یک نوشت‌افزاری', 'یک تعمیرگاه'])} ${amount} تومان است و ${percent(rate)} مالیات بر ارزش افزوده به آن اضافه می‌شود.`,
          p`مالیات چند تومان است؟`,
        ],
        () => [
          p`${relative(rng)} کالایی به قیمت ${amount} تومان خرید. ${percent(rate)} قیمت کالا هم مالیات بر ارزش افزوده است.`,
          p`او چند تومان مالیات می‌پردازد؟`,
        ],
        () => [
          p`${name} در قبض خرید دید که قیمت خریدها ${amount} تومان است و ${percent(rate)} آن به عنوان مالیات اضافه شده است.`,
          p`مالیات این خرید چند تومان است؟`,
        ],
      ])()
    : rng.pick<() => readonly Block[]>([
        () => [
          p`${relative(rng)} ${amount} تومان در بانک گذاشت. سود سالانهٔ این حساب ${percent(rate)} است.`,
          p`بعد از ${monthsSaid(months)} چند تومان سود می‌گیرد؟ ${months > 12 ? 'سود را هر سال' : 'سود را'} فقط از پول اول حساب کن.`,
        ],
        () => [
          p`خانوادهٔ ${name} ${amount} تومان پس‌انداز را با سود سالانهٔ ${percent(rate)} در بانک گذاشته‌اند.`,
          p`سود ${monthsSaid(months)} چند تومان است؟ سود را فقط از پول اول حساب کن.`,
        ],
        () => [
          p`مدرسه‌ای ${amount} تومان از پول صندوق کتابخانه را با سود سالانهٔ ${percent(rate)} پس‌انداز کرد.`,
          p`سود ${monthsSaid(months)} چند تومان می‌شود؟ سود را فقط از پول اول حساب کن.`,
        ],
      ])();
}

export const taxInterest = defineSkill({
  id: 'g6-tax-interest',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [percentSquares],
  revision: 7,
  make: (rng, level) => {
    const drawn = draw(rng, level);
    // A round price is of a lower level.
    if (level === 4 && drawn.isTax && drawn.amount % 10_000 === 0) return null;
    const form = rng.pick(formsOf[level]);
    // «Reverse» asks for all that is paid or held in the end.
    const isAll = form === 'reverse';
    const { isTax, amount, rate, months } = drawn;
    const yearly = wholePercent(amount, rate);
    if (yearly === null || yearly % 100 !== 0 || (yearly * months) % 1200 !== 0) return null;
    const extra = (yearly * months) / 12;
    const answer = isAll ? amount + extra : extra;
    const name = isTax ? 'مالیات' : 'سود';
    const misconceptions = wholeMisconceptions(
      [
        isAll ? 'extra-alone-written' : 'total-written',
        isAll ? 'فقط مقدار اضافه را نوشته' : 'مبلغ را با مقدار اضافه جمع کرده',
        isAll ? extra : amount + extra,
        isAll ? line`این فقط ${name} است. همهٔ مبلغ خواسته شده است.` : line`فقط ${name} خواسته شده است، نه همهٔ مبلغ.`,
      ],
      [
        'months-forgotten',
        'مدت را در نظر نگرفته و سود یک سال را نوشته',
        months === 12 ? null : isAll ? amount + yearly : yearly,
        line`درصد گفته‌شده برای یک سال است. مدت را دوباره ببین.`,
      ],
      [
        'subtracted-instead',
        'مقدار اضافه را از مبلغ کم کرده',
        amount - extra,
        line`${name} از مبلغ کم نمی‌شود. سؤال را دوباره بخوان.`,
      ],
      [
        'divided-by-ten',
        'به جای ۱۰۰، بر ۱۰ تقسیم کرده',
        isAll ? amount + extra * 10 : extra * 10,
        line`درصد یعنی از ۱۰۰. صفرها را دوباره بشمار.`,
      ],
      [
        'divided-by-rate',
        'مبلغ را بر عدد درصد تقسیم کرده',
        amount / rate,
        line`اول یک درصد مبلغ را پیدا کن و بعد در تعداد درصدها ضرب کن.`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'integer' ? each.values.map(Number) : []))
      .filter((each) => each !== answer);
    if (wrong.length === 0) return null;
    const ending = isTax
      ? p`روی هم چند تومان باید پرداخت شود؟`
      : p`بعد از ${monthsSaid(months)}، روی هم چند تومان در حساب هست؟ سود را فقط از پول اول حساب کن.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'bare':
          return [
            isTax
              ? p`مالیات بر ارزش افزودهٔ یک خرید ${amount} تومانی با نرخ ${percent(rate)} چند تومان است؟`
              : p`سود سادهٔ ${monthsSaid(months)} پس‌انداز ${amount} تومان با نرخ سالانهٔ ${percent(rate)} چند تومان است؟`,
          ];
        case 'reverse':
          return [...write(rng, drawn).slice(0, 1), ending];
        case 'find-mistake':
          return [
            ...write(rng, drawn),
            p`${child(rng)} نوشته است: ${rng.pick(wrong)} تومان؛ ولی درست نیست. جواب درست چند تومان است؟`,
          ];
        default:
          return write(rng, drawn);
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer, { unit: 'تومان' }),
      misconceptions,
      hints: [
        isTax
          ? hint(p`مالیات بر ارزش افزوده، درصدی از قیمت است که به آن اضافه می‌شود.`)
          : hint(p`سود سالانه می‌گوید در یک سال چند درصد پول اول به آن اضافه می‌شود.`),
        hint(p`اول مقدار این درصد را حساب کن.`, display(row(frac(rate, 100), '×', amount))),
        months === 12
          ? isAll
            ? hint(p`حالا آن را به مبلغ اول اضافه کن.`)
            : hint(p`همین مقدار خواسته شده است؛ صفرها را دوباره بشمار.`)
          : hint(p`این سود یک سال است. ببین مدت چند برابر یا چه کسری از یک سال است.`),
      ],
      solution: [
        step(
          p`${percent(rate)} مبلغ را پیدا می‌کنیم${isTax ? '' : '؛ این سود یک سال است'}.`,
          display(row(frac(rate, 100), '×', amount, '=', yearly)),
        ),
        ...(months === 12
          ? []
          : [
              step(
                months === 24
                  ? p`مدت دو سال است؛ پس دو برابر می‌شود.`
                  : p`مدت ${monthsSaid(months)} است؛ پس ${frac(months, 12)} سود سال می‌شود.`,
                display(row(months === 24 ? 2 : frac(months, 12), '×', yearly, '=', extra)),
              ),
            ]),
        isAll
          ? step(p`آن را به مبلغ اول اضافه می‌کنیم.`, display(row(amount, '+', extra, '=', answer)))
          : step(p`پس ${name} ${answer} تومان است.`),
      ],
    };
  },
});
