import type { QuestionDraft } from '../../../../authoring/draft.ts';
import { type Block, child, display, hint, line, p, type Rng, row, step, units } from '../../../../authoring/index.ts';
import type { WholeMisconception } from '../../../../authoring/whole-misconceptions.ts';

/** A story on a rectangle: what is stated, the answer with its unit, how it is worked out, and where it goes wrong. */
export interface RectangleStory {
  readonly stem: QuestionDraft['stem'];
  readonly value: number;
  readonly unit: string;
  readonly misconceptions: readonly WholeMisconception[];
  readonly hints: QuestionDraft['hints'];
  readonly solution: QuestionDraft['solution'];
}

/** Draws a story with sides up to `most`; null when the draw does not suit. */
export type RectangleStoryMaker = (rng: Rng, most: number) => RectangleStory | null;

const swappedArea = line`دور شکل خواسته شده یا سطح آن؟ به سؤال دوباره نگاه کن.`;

/** A fence around a garden that leaves a gate free. */
export const fenceWithGate: RectangleStoryMaker = (rng, most) => {
  const [length, width, gate] = [rng.int(6, most), rng.int(4, most), rng.int(2, 4)];
  if (length <= width) return null;
  const around = 2 * (length + width);
  const value = around - gate;
  const who = child(rng);
  const statement = rng.pick([
    p`باغچهٔ خانهٔ ${who} مستطیلی با طول ${length} متر و عرض ${width} متر است. دور باغچه نرده می‌کشند، ولی ${gate} متر را برای در، خالی می‌گذارند.`,
    p`آغل گوسفندهای پدربزرگ ${who} مستطیلی با طول ${length} متر و عرض ${width} متر است. دور آن نرده می‌کشند، ولی ${gate} متر را برای در، خالی می‌گذارند.`,
    p`زمین بازی محلهٔ ${who} مستطیلی با طول ${length} متر و عرض ${width} متر است. دور زمین نرده می‌کشند، ولی ${gate} متر را برای در، خالی می‌گذارند.`,
  ]);
  return {
    stem: [statement, p`چند متر نرده لازم است؟`],
    value,
    unit: units.metre,
    misconceptions: [
      ['gate-forgotten', 'جای در را کم نکرده', around, line`جای در نرده ندارد. آن را هم در نظر بگیر.`],
      ['gate-added', 'جای در را اضافه کرده', around + gate, line`جای در نرده نمی‌خواهد؛ پس نرده بیشتر می‌شود یا کمتر؟`],
      [
        'half-perimeter',
        'فقط یک طول و یک عرض را جمع کرده',
        length + width - gate,
        line`دور تا دور مستطیل دو طول و دو عرض دارد.`,
      ],
      ['area-for-perimeter', 'مساحت را به جای محیط حساب کرده', length * width, swappedArea],
    ],
    hints: [
      hint(p`نرده دور تا دور مستطیل کشیده می‌شود؛ پس با محیط کار داریم.`),
      hint(p`اول محیط مستطیل را پیدا کن.`),
      hint(p`بعد جای در را کم کن.`),
    ],
    solution: [
      step(
        p`محیط مستطیل، دو برابرِ مجموع طول و عرض است.`,
        display(row(length, '+', width, '=', length + width)),
        display(row(length + width, '×', 2, '=', around)),
      ),
      step(p`جای در نرده نمی‌خواهد؛ پس ${value} متر نرده لازم است.`, display(row(around, '−', gate, '=', value))),
    ],
  };
};

/** A floor covered with square tiles. */
export const tiledFloor: RectangleStoryMaker = (rng, most) => {
  const tile = rng.pick([2, 3, 4, 5]);
  const [across, up] = [rng.int(3, 12), rng.int(2, 10)];
  const [length, width] = [across * tile, up * tile];
  if (length <= width || length > Math.max(most, 20)) return null;
  const value = across * up;
  // A side copied would be right.
  if (value === length || value === width) return null;
  const who = child(rng);
  const statement = rng.pick([
    p`${who} می‌خواهد کف خانهٔ عروسکی را که مستطیلی با طول ${length} سانتی‌متر و عرض ${width} سانتی‌متر است، با کاشی‌های مربعی بپوشاند. هر ضلع کاشی ${tile} سانتی‌متر است.`,
    p`${who} روی مقوایی مستطیلی با طول ${length} سانتی‌متر و عرض ${width} سانتی‌متر برچسب‌های مربعی می‌چسباند تا همهٔ آن پر شود. هر ضلع برچسب ${tile} سانتی‌متر است.`,
    p`جعبهٔ شکلات ${who} از بالا مستطیلی با طول ${length} سانتی‌متر و عرض ${width} سانتی‌متر است. با شکلات‌های مربعی، کنار هم و در یک لایه، پر شده است. هر ضلع شکلات ${tile} سانتی‌متر است.`,
  ]);
  return {
    stem: [statement, p`چند مربع در آن جا می‌شود؟`],
    value,
    unit: 'مربع',
    misconceptions: [
      [
        'divided-by-side',
        'مساحت را بر ضلع مربع تقسیم کرده، نه بر مساحت آن',
        (length * width) / tile,
        line`هر مربع در طول و در عرض جا می‌گیرد. ببین در یک ردیف چند مربع هست و چند ردیف می‌شود.`,
      ],
      [
        'area-of-floor',
        'مساحت مستطیل را نوشته',
        length * width,
        line`این مساحت مستطیل است. ضلع هر مربع کوچک را هم در نظر بگیر.`,
      ],
      [
        'row-and-column-added',
        'تعداد در طول و عرض را جمع کرده',
        across + up,
        line`در هر ردیف همین‌قدر مربع هست. چند ردیف داریم؟`,
      ],
      ['one-row-only', 'فقط یک ردیف را شمرده', across, line`این تعداد یک ردیف است. چند ردیف داریم؟`],
    ],
    hints: [
      hint(p`مربع‌ها کنار هم ردیف می‌شوند و همهٔ سطح را می‌پوشانند.`),
      hint(p`طول را بر ضلع مربع تقسیم کن تا ببینی در هر ردیف چند مربع جا می‌شود. عرض هم تعداد ردیف‌ها را می‌دهد.`),
      hint(p`تعداد هر ردیف را در تعداد ردیف‌ها ضرب کن.`),
    ],
    solution: [
      step(p`در هر ردیف ${across} مربع جا می‌شود.`, display(row(length, '÷', tile, '=', across))),
      step(p`تعداد ردیف‌ها ${up} تاست.`, display(row(width, '÷', tile, '=', up))),
      step(p`روی هم ${value} مربع جا می‌شود.`, display(row(across, '×', up, '=', value))),
    ],
  };
};

/** Trees or posts at equal distances all around. */
export const postsAround: RectangleStoryMaker = (rng, most) => {
  const gap = rng.pick([2, 3, 4, 5]);
  const [across, up] = [rng.int(2, 10), rng.int(2, 9)];
  const [length, width] = [across * gap, up * gap];
  if (length <= width || length > most) return null;
  const around = 2 * (length + width);
  const value = around / gap;
  const what = rng.pick(['نهال', 'چراغ', 'گلدان', 'پرچم']);
  const small = ['باغچه‌ای', 'حیاط خانه‌ای', 'زمینی'];
  const where = rng.pick(length < 15 ? small : ['پارکی', 'حیاط مدرسه‌ای', 'میدانی', 'باغی']);
  return {
    stem: [
      p`${where} به شکل مستطیل با طول ${length} متر و عرض ${width} متر است. دور تا دور آن، در هر گوشه و هر ${gap} متر، یک ${what} گذاشته‌اند.`,
      p`چند ${what} لازم است؟`,
    ],
    value,
    unit: what,
    misconceptions: [
      [
        'gaps-not-counted',
        'محیط را بر فاصله تقسیم نکرده',
        around,
        line`محیط را پیدا کرده‌ای. روی این فاصله، هر چند متر یکی گذاشته‌اند؟`,
      ],
      ['half-perimeter', 'فقط یک طول و یک عرض را جمع کرده', value / 2, line`دور تا دور مستطیل دو طول و دو عرض دارد.`],
      ['one-more', 'یکی بیشتر شمرده', value + 1, line`دور شکل بسته است: آخرین فاصله به همان نقطهٔ شروع می‌رسد.`],
      ['area-shared', 'مساحت را تقسیم کرده', (length * width) / gap, swappedArea],
    ],
    hints: [
      hint(p`آن‌ها دور تا دور چیده شده‌اند؛ پس با محیط کار داریم.`),
      hint(p`محیط مستطیل را پیدا کن.`),
      hint(p`محیط را بر فاصلهٔ هر دو تای کنار هم تقسیم کن.`),
    ],
    solution: [
      step(
        p`محیط مستطیل، دو برابرِ مجموع طول و عرض است.`,
        display(row(length, '+', width, '=', length + width)),
        display(row(length + width, '×', 2, '=', around)),
      ),
      step(
        p`دور شکل بسته است؛ پس به تعداد فاصله‌ها ${what} لازم است: ${value} ${what}.`,
        display(row(around, '÷', gap, '=', value)),
      ),
    ],
  };
};

/** A wire that made a rectangle becomes a square. */
export const wireSquare: RectangleStoryMaker = (rng, most) => {
  const [length, width] = [rng.int(4, most), rng.int(2, most)];
  const around = 2 * (length + width);
  if (length <= width || around % 4 !== 0) return null;
  const side = around / 4;
  const value = side * side;
  const who = child(rng);
  const statement = rng.pick([
    p`${who} با سیم، مستطیلی با طول ${length} سانتی‌متر و عرض ${width} سانتی‌متر ساخته بود. بعد همان سیم را باز کرد و با همهٔ آن یک مربع ساخت.`,
    p`${who} با یک نخ، مستطیلی با طول ${length} سانتی‌متر و عرض ${width} سانتی‌متر درست کرده بود. بعد با همهٔ همان نخ یک مربع درست کرد.`,
    p`${who} با خمیر باریکی، دور مستطیلی با طول ${length} سانتی‌متر و عرض ${width} سانتی‌متر را ساخت. بعد با همهٔ همان خمیر دور یک مربع را ساخت.`,
  ]);
  return {
    stem: [statement, p`مساحت مربع چند سانتی‌متر مربع است؟`],
    value,
    unit: 'سانتی‌متر مربع',
    misconceptions: [
      [
        'area-kept',
        'مساحت مستطیل را نوشته',
        length * width,
        line`دور شکل کم و زیاد نشده، ولی خود شکل عوض شده است. مساحت همان نمی‌ماند.`,
      ],
      ['side-written', 'ضلع مربع را نوشته', side, line`ضلع مربع را پیدا کرده‌ای؛ مساحت آن را می‌خواهیم.`],
      ['perimeter-written', 'محیط را نوشته', around, line`این محیط هر دو شکل است. از محیط مربع به ضلع آن برس.`],
      [
        'half-as-side',
        'نصف محیط را ضلع مربع گرفته',
        (around / 2) ** 2,
        line`مربع چهار ضلع مساوی دارد. محیط بین چند ضلع تقسیم می‌شود؟`,
      ],
    ],
    hints: [
      hint(p`دور مربع با همان چیزی درست شده که دور مستطیل را ساخته بود؛ پس محیط دو شکل مساوی است.`),
      hint(p`محیط مستطیل را پیدا کن و بر ۴ تقسیم کن تا ضلع مربع به دست بیاید.`),
      hint(p`ضلع مربع را در خودش ضرب کن.`),
    ],
    solution: [
      step(
        p`محیط مستطیل را حساب می‌کنیم. محیط مربع هم همین است.`,
        display(row(length, '+', width, '=', length + width)),
        display(row(length + width, '×', 2, '=', around)),
      ),
      step(p`مربع چهار ضلع مساوی دارد.`, display(row(around, '÷', 4, '=', side))),
      step(p`مساحت مربع ${value} سانتی‌متر مربع است.`, display(row(side, '×', side, '=', value))),
    ],
  };
};

/** A rectangle shared into equal parts. */
export const equalParts: RectangleStoryMaker = (rng, most) => {
  const parts = rng.int(2, 6);
  const [length, width] = [rng.int(5, most), rng.int(3, Math.min(most, 25))];
  const area = length * width;
  // As many parts as a side is long would leave the other side.
  if (length <= width || area % parts !== 0 || area / parts < 4 || [length, width].includes(parts)) return null;
  const value = area / parts;
  const who = child(rng);
  const garden = p`پدر ${who} زمینی مستطیلی با طول ${length} متر و عرض ${width} متر دارد. آن را به ${parts} قسمت مساوی تقسیم کرده و در هر قسمت یک نوع سبزی کاشته است.`;
  const yard = p`حیاط مدرسهٔ ${who} مستطیلی با طول ${length} متر و عرض ${width} متر است و آن را برای ${parts} بازی به قسمت‌های مساوی تقسیم کرده‌اند.`;
  const wall = p`دیوار مهدکودک مستطیلی با طول ${length} متر و عرض ${width} متر است و ${parts} کودک قسمت‌های مساوی آن را رنگ می‌کنند.`;
  const statement = rng.pick([garden, ...(width >= 12 ? [yard] : []), ...(width <= 4 ? [wall] : [])]);
  return {
    stem: [statement, p`مساحت هر قسمت چند متر مربع است؟`],
    value,
    unit: 'متر مربع',
    misconceptions: [
      ['not-shared', 'مساحت همه را نوشته', area, line`مساحت همهٔ مستطیل را پیدا کرده‌ای. هر قسمت چه سهمی از آن است؟`],
      [
        'perimeter-shared',
        'محیط را تقسیم کرده',
        // Half of the perimeter is the two sides added.
        parts === 2 ? null : (2 * (length + width)) / parts,
        line`دور شکل را تقسیم کرده‌ای؛ سؤال مساحت هر قسمت را می‌خواهد.`,
      ],
      ['multiplied', 'به جای تقسیم، ضرب کرده', area * parts, line`هر قسمت از همهٔ مستطیل بزرگ‌تر است یا کوچک‌تر؟`],
      ['perimeter-for-area', 'محیط را به جای مساحت حساب کرده', 2 * (length + width), swappedArea],
    ],
    hints: [
      hint(p`همهٔ مستطیل به ${parts} قسمت با مساحت مساوی تقسیم شده است.`),
      hint(p`اول مساحت همهٔ مستطیل را پیدا کن.`),
      hint(p`بعد آن را بر تعداد قسمت‌ها تقسیم کن.`),
    ],
    solution: [
      step(p`مساحت مستطیل، طول ضربدر عرض است.`, display(row(length, '×', width, '=', area))),
      step(
        p`آن را به ${parts} قسمت مساوی تقسیم می‌کنیم؛ هر قسمت ${value} متر مربع است.`,
        display(row(area, '÷', parts, '=', value)),
      ),
    ],
  };
};

/** Equal squares laid side by side: the sides that touch are inside. */
export const squaresInRow: RectangleStoryMaker = (rng, most) => {
  const [length, count] = [rng.int(3, most), rng.int(2, 5)];
  const value = 2 * length * (count + 1);
  const who = child(rng);
  const what = rng.pick(['موزاییک مربعی', 'کاشی مربعی', 'کاغذ رنگی مربعی', 'مقوای مربعی']);
  const unit = units.centimetre;
  return {
    stem: [
      p`${who} ${count} ${what} مساوی را در یک ردیف به هم چسبانده است تا یک مستطیل درست شود. هر ضلع مربع ${length} ${unit} است.`,
      p`محیط مستطیل چند ${unit} است؟`,
    ],
    value,
    unit,
    misconceptions: [
      [
        'inner-sides-counted',
        'ضلع‌های چسبیده را هم شمرده',
        4 * length * count,
        line`ضلع‌هایی که به هم چسبیده‌اند، دیگر دور شکل نیستند.`,
      ],
      [
        'one-square-only',
        'محیط یک مربع را نوشته',
        // Of four squares it is also the length of the row.
        count === 4 ? null : 4 * length,
        line`این محیط یک مربع است. شکل تازه از چند مربع ساخته شده؟`,
      ],
      [
        'half-perimeter',
        'فقط یک طول و یک عرض را جمع کرده',
        length * (count + 1),
        line`دور تا دور مستطیل دو طول و دو عرض دارد.`,
      ],
    ],
    hints: [
      hint(p`مربع‌ها را کنار هم بکش و ببین طول و عرض مستطیل تازه چقدر است.`),
      hint(p`عرض مستطیل همان ضلع مربع است. طول آن از ضلع‌های کنار هم ساخته می‌شود.`),
      hint(p`محیط مستطیل را با طول و عرض آن پیدا کن.`),
    ],
    solution: [
      step(p`طول مستطیل، ${count} برابر ضلع مربع است.`, display(row(length, '×', count, '=', length * count))),
      step(
        p`عرض آن ${length} ${unit} است. طول و عرض را جمع می‌کنیم.`,
        display(row(length * count, '+', length, '=', length * (count + 1))),
      ),
      step(p`محیط، دو برابر این است؛ یعنی ${value} ${unit}.`, display(row(length * (count + 1), '×', 2, '=', value))),
    ],
  };
};

/** A ribbon wound around several times. */
export const roundsAround: RectangleStoryMaker = (rng, most) => {
  const [length, width, rounds] = [rng.int(5, most), rng.int(3, most), rng.int(2, 6)];
  if (length <= width) return null;
  const around = 2 * (length + width);
  const value = around * rounds;
  const who = child(rng);
  const [statement, ask] = rng.pick<readonly [Block, string]>([
    [
      p`${who} هر روز ${rounds} دور کامل دور زمینی مستطیلی با طول ${length} متر و عرض ${width} متر می‌دود.`,
      'هر روز روی هم چند متر می‌دود؟',
    ],
    [
      p`پدر ${who} دور زمینی مستطیلی با طول ${length} متر و عرض ${width} متر، ${rounds} ردیف سیم کشیده است.`,
      'روی هم چند متر سیم کشیده است؟',
    ],
    [
      p`باغبان دور باغچه‌ای مستطیلی با طول ${length} متر و عرض ${width} متر، ${rounds} ردیف نخ بسته است.`,
      'روی هم چند متر نخ بسته است؟',
    ],
  ]);
  return {
    stem: [statement, p`${ask}`],
    value,
    unit: units.metre,
    misconceptions: [
      ['one-round-only', 'فقط یک دور را حساب کرده', around, line`این اندازهٔ یک دور است. چند دور داریم؟`],
      [
        'half-perimeter',
        'فقط یک طول و یک عرض را جمع کرده',
        (length + width) * rounds,
        line`هر دور کامل، دو طول و دو عرض دارد.`,
      ],
      ['area-for-perimeter', 'مساحت را به جای محیط حساب کرده', length * width * rounds, swappedArea],
    ],
    hints: [
      hint(p`هر دور، یک بار محیط مستطیل است.`),
      hint(p`محیط مستطیل را پیدا کن.`),
      hint(p`محیط را در تعداد دورها ضرب کن.`),
    ],
    solution: [
      step(
        p`یک دور، دو برابرِ مجموع طول و عرض است.`,
        display(row(length, '+', width, '=', length + width)),
        display(row(length + width, '×', 2, '=', around)),
      ),
      step(p`${rounds} دور داریم؛ روی هم ${value} متر می‌شود.`, display(row(around, '×', rounds, '=', value))),
    ],
  };
};
