import {
  type Block,
  child,
  children,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  moneySorted,
  p,
  persianNumber,
  price,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  relative,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story', 'figure'],
  2: ['bare', 'story', 'figure', 'compare'],
  3: ['story', 'figure', 'compare', 'find-mistake'],
  4: ['compare', 'compare', 'figure', 'find-mistake'],
};

/** Bounds of amounts in toman: 900,000 toman is 9,000,000 rial. */
const most = 900_000;
const grainOf: Readonly<Record<Level, number>> = { 1: 10_000, 2: 5000, 3: 500, 4: 50 };

const goods: readonly { readonly name: string; readonly least: number; readonly most: number }[] = [
  { name: 'یک کیف مدرسه', least: 300_000, most: 900_000 },
  { name: 'یک جفت کفش ورزشی', least: 400_000, most: 900_000 },
  { name: 'یک توپ والیبال', least: 150_000, most: 500_000 },
  { name: 'یک کتاب داستان', least: 60_000, most: 250_000 },
  { name: 'یک جعبه مداد رنگی', least: 80_000, most: 300_000 },
  { name: 'یک پیراهن', least: 250_000, most: 800_000 },
  { name: 'یک بلیت قطار', least: 200_000, most: 700_000 },
  { name: 'یک کیلو پسته', least: 500_000, most: 900_000 },
  { name: 'یک چراغ مطالعه', least: 200_000, most: 600_000 },
];

function conversion(rng: Rng, level: Level, form: QuestionVariant): QuestionDraft {
  const { name: ware, least, most: dearest } = rng.pick(goods);
  const toman = price(rng, form === 'story' ? least : 20_000, form === 'story' ? dearest : most, grainOf[level]);
  const rial = toman * 10;
  const toRial = rng.chance(1, 2);
  const [given, answer] = toRial ? [toman, rial] : [rial, toman];
  const [from, to] = toRial ? (['تومان', 'ریال'] as const) : (['ریال', 'تومان'] as const);
  const name = child(rng);
  const wrong = toRial ? toman * 100 : rial * 10;
  const stem = (): readonly Block[] => {
    switch (form) {
      case 'story':
        return [
          p`روی برچسب قیمت ${ware} نوشته شده است: «${given} ${from}».`,
          p`${name} می‌خواهد قیمت را به ${to} بداند. قیمت چند ${to} است؟`,
        ];
      case 'find-mistake':
        return [
          p`${name} می‌گوید ${given} ${from} برابر با ${wrong} ${to} است، ولی درست نیست.`,
          p`${given} ${from} چند ${to} است؟`,
        ];
      default:
        return [p`${given} ${from} چند ${to} است؟`];
    }
  };
  return {
    form,
    stem: stem(),
    ...integerAnswer(answer, { unit: to }),
    misconceptions: wholeMisconceptions(
      [
        toRial ? 'divided-by-ten' : 'multiplied-by-ten',
        toRial ? 'به جای ضرب در ده، تقسیم کرده' : 'به جای تقسیم بر ده، ضرب کرده',
        toRial ? toman / 10 : rial * 10,
        line`ریال از تومان کم‌ارزش‌تر است. برای یک مبلغ، تعداد ریال‌ها بیشتر است یا تعداد تومان‌ها؟`,
      ],
      [
        toRial ? 'hundred-for-ten' : 'one-zero-short',
        toRial ? 'هر تومان را صد ریال گرفته یا یک صفر زیاد گذاشته' : 'هر تومان را صد ریال گرفته یا یک صفر کم گذاشته',
        toRial ? toman * 100 : rial / 100,
        line`هر تومان ده ریال است. صفرهای جوابت را با صفرهای سؤال مقایسه کن.`,
      ],
      ['same-number', 'عدد را تغییر نداده', given, line`یک تومان با یک ریال برابر نیست. هر تومان چند ریال است؟`],
      [
        'thousand-for-ten',
        'هر تومان را هزار ریال گرفته یا صفرها را اشتباه گذاشته',
        toRial ? toman * 1000 : rial / 1000,
        line`هر تومان ده ریال است. عدد چند رقم بیشتر یا کمتر می‌شود؟`,
      ],
    ),
    hints: [
      hint(p`هر تومان ${10} ریال است.`),
      hint(
        toRial
          ? p`به جای هر تومان ده ریال می‌گذاریم؛ پس تعداد ریال‌ها بیشتر می‌شود.`
          : p`هر ده ریال با هم یک تومان است؛ پس تعداد تومان‌ها کمتر می‌شود.`,
      ),
      hint(toRial ? p`عدد را در ${10} ضرب کن.` : p`عدد را بر ${10} تقسیم کن.`),
    ],
    solution: [
      step(
        toRial
          ? p`هر تومان ${10} ریال است؛ پس عدد را در ${10} ضرب می‌کنیم.`
          : p`هر ${10} ریال یک تومان است؛ پس عدد را بر ${10} تقسیم می‌کنیم.`,
      ),
      step(
        p`پس ${given} ${from} این‌قدر ${to} است:`,
        display(toRial ? row(toman, '×', 10, '=', rial) : row(rial, '÷', 10, '=', toman)),
      ),
    ],
  };
}

const notes = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;

function notesTotal(rng: Rng, level: Level): QuestionDraft | null {
  const kinds = rng.sample(level === 1 ? notes.slice(3) : notes, level === 1 ? 2 : 3);
  const shown = kinds
    .flatMap((kind) => Array.from({ length: rng.int(1, 3) }, () => kind as number))
    .sort((a, b) => b - a);
  const total = shown.reduce((sum, note) => sum + note, 0);
  const each = [...new Set(shown)];
  const inRial = level > 2;
  const answer = inRial ? total * 10 : total;
  // Equal notes counted once may leave as much as another note, or all of one kind, left out.
  const repeated = total - each.reduce((sum, note) => sum + note, 0);
  const isOtherLeftOut = each.some((note) => {
    const ofKind = shown.filter((other) => other === note).length;
    return (ofKind === 1 && note === repeated) || (ofKind > 1 && ofKind * note === repeated);
  });
  if (isOtherLeftOut) return null;
  if (total > most || shown.length === each.length || shown.length > 8) return null;
  const unit = inRial ? 'ریال' : 'تومان';
  const figure: Figure = {
    t: 'money',
    description: `${persianNumber(shown.length)} اسکناس، به تومان: ${shown.map((note) => persianNumber(note)).join('، ')}`,
    toman: shown,
  };
  const bundles = each.map((note) => [note, shown.filter((one) => one === note).length] as const);
  return {
    form: 'figure',
    stem: [
      p`${rng.pick([`${child(rng)} این اسکناس‌ها را در قلکش دارد.`, `${relative(rng)} این اسکناس‌ها را از بانک گرفت.`, `${child(rng)} این اسکناس‌ها را عیدی گرفت.`])}`,
      p`روی هم چند ${unit} است؟`,
    ],
    figure,
    ...integerAnswer(answer, { unit }),
    misconceptions: wholeMisconceptions(
      [
        'toman-left-as-rial',
        'تومان را به ریال تبدیل نکرده',
        inRial ? total : null,
        line`جمعت درست است. روی اسکناس‌ها تومان نوشته شده، ولی سؤال ریال می‌خواهد.`,
      ],
      [
        'each-kind-once',
        'اسکناس‌های هم‌ارزش را یک بار حساب کرده',
        each.reduce((sum, note) => sum + note, 0) * (inRial ? 10 : 1),
        line`بعضی اسکناس‌ها بیشتر از یکی هستند. همه را بشمار.`,
      ],
      [
        'smallest-left-out',
        'کوچک‌ترین اسکناس را حساب نکرده',
        answer - (shown.at(-1) ?? 0) * (inRial ? 10 : 1),
        line`یکی از اسکناس‌های کوچک جا مانده است.`,
      ],
      ['one-zero-too-many', 'یک صفر بیشتر نوشته', answer * 10, line`صفرهای عددها را یک بار دیگر با دقت بشمار.`],
    ),
    hints: [
      hint(p`ارزش هر اسکناس روی آن به تومان نوشته شده است. می‌خواهیم ارزش همه را با هم جمع کنیم.`),
      hint(p`اول اسکناس‌های هم‌ارزش را با هم حساب کن، بعد نتیجه‌ها را جمع کن.`),
      hint(inRial ? p`سؤال ریال می‌خواهد. هر تومان چند ریال است؟` : p`از بزرگ‌ترین اسکناس شروع کن.`),
    ],
    solution: [
      step(
        p`اسکناس‌های هم‌ارزش را با هم حساب می‌کنیم.`,
        ...bundles.map(([note, count]) => display(row(count, '×', note, '=', count * note))),
      ),
      step(
        p`نتیجه‌ها را با هم جمع می‌کنیم.`,
        display(
          row(
            ...bundles.flatMap(([note, count], index) => (index === 0 ? [note * count] : ['+' as const, note * count])),
            '=',
            total,
          ),
        ),
      ),
      ...(inRial ? [step(p`هر تومان ${10} ریال است.`, display(row(total, '×', 10, '=', answer)))] : []),
    ],
  };
}

/** Two amounts, one in rial and one in toman, put together. */
function mixedUnits(rng: Rng, level: Level): QuestionDraft {
  const grain = grainOf[level];
  const [inToman, other] = [price(rng, 20_000, most / 2, grain), price(rng, 20_000, most / 2, grain)];
  const rial = other * 10;
  const toRial = level > 2 && rng.chance(1, 2);
  const total = inToman + other;
  const answer = toRial ? total * 10 : total;
  const unit = toRial ? 'ریال' : 'تومان';
  const [one = '', two = ''] = children(rng, 2);
  const statement = rng.pick<readonly Block[]>([
    [p`${one} ${inToman} تومان و ${two} ${rial} ریال دارد.`, p`دو نفری روی هم چند ${unit} دارند؟`],
    [
      p`قیمت یک اسباب‌بازی ${inToman} تومان و قیمت یک جعبه آبرنگ ${rial} ریال است.`,
      p`${one} برای خریدن هر دو باید چند ${unit} بدهد؟`,
    ],
    [
      p`${one} ${inToman} تومان پس‌انداز داشت. مادربزرگش هم ${rial} ریال به او عیدی داد.`,
      p`حالا روی هم چند ${unit} دارد؟`,
    ],
    [p`قبض آب خانهٔ ${one} ${rial} ریال و قبض گاز آن ${inToman} تومان شد.`, p`دو قبض روی هم چند ${unit} است؟`],
    [
      p`کرایهٔ رفت ${one} و خانواده‌اش ${inToman} تومان و کرایهٔ برگشتشان ${rial} ریال شد.`,
      p`روی هم چند ${unit} کرایه دادند؟`,
    ],
    [p`صندوق کلاس ${inToman} تومان پول داشت و ${rial} ریال دیگر هم جمع شد.`, p`حالا روی هم چند ${unit} در صندوق هست؟`],
  ]);
  return {
    form: 'compare',
    stem: statement,
    ...integerAnswer(answer, { unit }),
    misconceptions: wholeMisconceptions(
      [
        'units-mixed',
        'ریال و تومان را بدون تبدیل با هم جمع کرده',
        inToman + rial,
        line`یکی از مبلغ‌ها به ریال است و دیگری به تومان. اول هر دو را یک‌جور بنویس.`,
      ],
      [
        'other-unit',
        'جواب را با واحد دیگر نوشته',
        toRial ? total : total * 10,
        line`جمعت درست است. ببین سؤال چه واحدی می‌خواهد.`,
      ],
      [
        'converted-the-other-way',
        'تبدیل را برعکس انجام داده',
        toRial ? inToman / 10 + rial : inToman + rial * 10,
        line`هر تومان ده ریال است. برای یک مبلغ، تعداد ریال‌ها بیشتر است یا تعداد تومان‌ها؟`,
      ],
      [
        'one-amount-only',
        'فقط یکی از مبلغ‌ها را نوشته',
        toRial ? rial : inToman,
        line`هر دو مبلغ را باید روی هم بگذاری.`,
      ],
    ),
    hints: [
      hint(p`یکی از مبلغ‌ها به تومان است و دیگری به ریال. می‌خواهیم آن‌ها را روی هم بگذاریم.`),
      hint(p`اول هر دو را با یک واحد بنویس. سؤال جواب را به ${unit} می‌خواهد.`),
      hint(
        toRial
          ? p`مبلغ تومانی را در ${10} ضرب کن و با مبلغ دیگر جمع کن.`
          : p`مبلغ ریالی را بر ${10} تقسیم کن و با مبلغ دیگر جمع کن.`,
      ),
    ],
    solution: toRial
      ? [
          step(
            p`هر تومان ${10} ریال است؛ پس مبلغ تومانی را به ریال می‌نویسیم.`,
            display(row(inToman, '×', 10, '=', inToman * 10)),
          ),
          step(p`حالا هر دو به ریال است و با هم جمع می‌شود.`, display(row(inToman * 10, '+', rial, '=', answer))),
        ]
      : [
          step(
            p`هر ${10} ریال یک تومان است؛ پس مبلغ ریالی را به تومان می‌نویسیم.`,
            display(row(rial, '÷', 10, '=', other)),
          ),
          step(p`حالا هر دو به تومان است و با هم جمع می‌شود.`, display(row(inToman, '+', other, '=', answer))),
        ],
  };
}

export const millionMoney = defineSkill({
  id: 'g4-million-money',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [moneySorted],
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    if (form === 'figure') return notesTotal(rng, level);
    return form === 'compare' ? mixedUnits(rng, level) : conversion(rng, level, form);
  },
});
