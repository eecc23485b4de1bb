import {
  type Block,
  child,
  children,
  defineSkill,
  display,
  type Figure,
  figureBlock,
  hint,
  integerAnswer,
  type Level,
  line,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

/** Data stated in sentences: names with counts. */
interface Data {
  readonly statement: (entries: readonly (readonly [string, number])[]) => string;
  readonly names: readonly string[];
  readonly unit: string;
  readonly heading: string;
  readonly least: number;
  readonly most: number;
  /** «چند کتاب خوانده‌اند», after «روی هم». */
  readonly together: string;
  /** «چند کتاب بیشتر خوانده است», after two names. */
  readonly more: (one: string, other: string) => string;
  /** «سارا چند کتاب خواند؟», of one name. */
  readonly one: (name: string) => string;
}

const sentence = (entries: readonly (readonly [string, number])[], each: (name: string, count: string) => string) => {
  const parts = entries.map(([name, count]) => each(name, persianNumber(count)));
  return `${parts.slice(0, -1).join('، ')} و ${parts.at(-1) ?? ''}`;
};

function drawData(rng: Rng, count: number): Data {
  const kids = children(rng, count);
  const name = child(rng);
  const days = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه'].slice(0, count);
  return rng.pick<Data>([
    {
      statement: (entries) => `در مسابقهٔ کتاب‌خوانی، ${sentence(entries, (who, n) => `${who} ${n} صفحه`)} خواندند.`,
      names: kids,
      unit: 'صفحه',
      heading: 'نام',
      least: 20,
      most: 200,
      together: 'چند صفحه خواندند',
      more: (one, other) => `${one} چند صفحه بیشتر از ${other} خواند؟`,
      one: (who) => `${who} چند صفحه خواند؟`,
    },
    {
      statement: (entries) => `یک نانوایی ${sentence(entries, (day, n) => `روز ${day} ${n} نان`)} پخت.`,
      names: days,
      unit: 'نان',
      heading: 'روز',
      least: 80,
      most: 240,
      together: 'چند نان پخته شد',
      more: (one, other) => `روز ${one} چند نان بیشتر از روز ${other} پخته شد؟`,
      one: (day) => `روز ${day} چند نان پخته شد؟`,
    },
    {
      statement: (entries) =>
        `${name} حلقه پرتاب می‌کند. امتیازهایش این‌هاست: ${sentence(entries, (round, n) => `دور ${round} ${n} امتیاز`)}.`,
      names: ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم'].slice(0, count),
      unit: 'امتیاز',
      heading: 'دور',
      least: 15,
      most: 95,
      together: 'چند امتیاز گرفت',
      more: (one, other) => `در دور ${one} چند امتیاز بیشتر از دور ${other} گرفت؟`,
      one: (round) => `در دور ${round} چند امتیاز گرفت؟`,
    },
    {
      statement: (entries) => `در روز درختکاری، ${sentence(entries, (group, n) => `کلاس ${group} ${n} نهال`)} کاشت.`,
      names: ['دوم', 'سوم', 'چهارم', 'پنجم', 'ششم'].slice(0, count),
      unit: 'نهال',
      heading: 'کلاس',
      least: 12,
      most: 90,
      together: 'چند نهال کاشته شد',
      more: (one, other) => `کلاس ${one} چند نهال بیشتر از کلاس ${other} کاشت؟`,
      one: (group) => `کلاس ${group} چند نهال کاشت؟`,
    },
    {
      statement: (entries) => `برای جشن پول جمع شد. ${sentence(entries, (who, n) => `${who} ${n} هزار تومان`)} آوردند.`,
      names: kids,
      unit: 'هزار تومان',
      heading: 'نام',
      least: 20,
      most: 180,
      together: 'چند هزار تومان جمع کردند',
      more: (one, other) => `${one} چند هزار تومان بیشتر از ${other} آورد؟`,
      one: (who) => `${who} چند هزار تومان آورد؟`,
    },
    {
      statement: (entries) => `در باغ این‌قدر میوه چیدند: ${sentence(entries, (tree, n) => `${tree} ${n} کیلوگرم`)}.`,
      names: rng.sample(['سیب', 'هلو', 'انار', 'گلابی', 'آلو'], count),
      unit: 'کیلوگرم',
      heading: 'میوه',
      least: 20,
      most: 160,
      together: 'چند کیلوگرم میوه چیدند',
      more: (one, other) => `از درخت ${one} چند کیلوگرم بیشتر از درخت ${other} چیدند؟`,
      one: (tree) => `از درخت ${tree} چند کیلوگرم چیدند؟`,
    },
  ]);
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'compare'],
  2: ['story', 'compare', 'reverse'],
  3: ['story', 'compare', 'reverse', 'find-mistake'],
  4: ['reverse', 'find-mistake', 'compare'],
};

export const psData = defineSkill({
  id: 'g4-ps-data',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 12,
  commonMistakes: ['one-row-left-out'],
  make: (rng, level) => {
    const count = level === 1 ? 3 : level === 4 ? 5 : rng.int(3, 4);
    const data = drawData(rng, count);
    const values = data.names.map(() => rng.int(data.least, level === 1 ? Math.min(data.most, 90) : data.most));
    const total = values.reduce((sum, value) => sum + value, 0);
    if (new Set(values).size < count || total > 1000) return null;
    const form = rng.pick(formsOf[level]);
    const isMissing = form === 'reverse';
    const hidden = isMissing ? count - 1 : -1;
    const shown = data.names.flatMap((name, index) => (index === hidden ? [] : [[name, values[index] ?? 0] as const]));
    const known = total - (values[hidden] ?? 0);
    const [i = 0, j = 1] = rng.sample(
      values.map((_, index) => index),
      2,
    );
    const [a, b] = [values[i] ?? 0, values[j] ?? 0];
    // What is compared is none of the numbers of the sentence.
    if (form === 'compare' && (a <= b || values.includes(a - b))) return null;
    const answer = isMissing ? (values[hidden] ?? 0) : form === 'compare' ? a - b : total;
    const lastName = data.names[count - 1] ?? '';
    const last = data.heading === 'میوه' || data.heading === 'نام' ? lastName : `${data.heading} ${lastName}`;
    const wrong = total - (values[0] ?? 0);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'compare':
          return [p`${data.statement(shown)}`, p`${data.more(data.names[i] ?? '', data.names[j] ?? '')}`];
        case 'reverse':
          return [
            p`${data.statement(shown)} برای ${last} هنوز عددی نوشته نشده است، ولی همه روی هم ${total} ${data.unit} است.`,
            p`${data.one(lastName)}`,
          ];
        case 'find-mistake':
          return [
            p`${data.statement(shown)}`,
            p`${child(rng)} جدول کشید و گفت روی هم ${wrong} ${data.unit} است، ولی یکی از ردیف‌ها را جا انداخته بود. روی هم ${data.together}؟`,
          ];
        default:
          return [p`${data.statement(shown)}`, p`روی هم ${data.together}؟`];
      }
    };
    const table: Figure = {
      t: 'table',
      description: `جدول داده‌ها؛ ${data.names.map((name, index) => `${name}: ${index === hidden ? 'علامت سؤال' : persianNumber(values[index] ?? 0)}`).join('، ')}`,
      columns: [data.heading, data.unit],
      rows: data.names.map((name, index) => [
        { t: 'text', text: name },
        index === hidden ? { t: 'text', text: '؟' } : { t: 'math', math: num(values[index] ?? 0) },
      ]),
    };
    const sum = (list: readonly number[]) =>
      list.flatMap((value, index) => (index === 0 ? [value] : ['+' as const, value]));
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer, { unit: data.unit }),
      misconceptions: isMissing
        ? wholeMisconceptions(
            [
              'known-added-only',
              'فقط مقدارهای معلوم را جمع کرده',
              known,
              line`این جمع مقدارهای معلوم است. تا همهٔ مقدار چقدر مانده است؟`,
            ],
            [
              'one-row-forgotten',
              'یکی از مقدارها را کم نکرده',
              total - known + (values[0] ?? 0),
              line`همهٔ مقدارهای معلوم را از کل کم کن.`,
            ],
            [
              'total-added',
              'مقدارها را به کل اضافه کرده',
              total + known,
              line`کل را داریم. مقدار نامعلوم از کل کمتر است یا بیشتر؟`,
            ],
            ['total-written', 'مقدار کل را نوشته', total, line`این مقدار همه روی هم است. سؤال فقط یکی را می‌خواهد.`],
          )
        : form === 'compare'
          ? wholeMisconceptions(
              [
                'values-added',
                'به جای تفریق، جمع کرده',
                a + b,
                line`این دو مقدار را جمع کرده‌ای. سؤال می‌پرسد چقدر با هم فرق دارند.`,
              ],
              ['one-value-written', 'فقط یکی از مقدارها را نوشته', a, line`هر دو مقدار را پیدا کن و از هم کم کن.`],
              [
                'other-rows-compared',
                'مقدار دیگری را مقایسه کرده',
                a - Math.min(...values) === a - b ? null : a - Math.min(...values),
                line`نام‌هایی را که سؤال گفته یک بار دیگر پیدا کن.`,
              ],
            )
          : wholeMisconceptions(
              [
                'one-row-left-out',
                'یکی از مقدارها را جا انداخته',
                total - (values[0] ?? 0),
                line`عددها را یکی‌یکی علامت بزن تا هیچ‌کدام جا نماند.`,
              ],
              [
                'last-row-left-out',
                'مقدار آخر را جا انداخته',
                total - (values.at(-1) ?? 0),
                line`عددها را یکی‌یکی علامت بزن تا هیچ‌کدام جا نماند.`,
              ],
              [
                'ten-off',
                'در جمع یک ده‌تایی اشتباه کرده',
                total + 10,
                line`راهت درست است؛ جمع را یک بار دیگر انجام بده.`,
              ],
              [
                'largest-only',
                'فقط بزرگ‌ترین مقدار را نوشته',
                Math.max(...values),
                line`سؤال همهٔ مقدارها را روی هم می‌خواهد.`,
              ],
            ),
      hints: [
        hint(p`اول عددهای مسئله را در یک جدول بنویس: یک ستون برای «${data.heading}» و یک ستون برای ${data.unit}.`),
        isMissing
          ? hint(p`مقدارهای معلوم را با هم جمع کن.`, display(row(...sum(shown.map(([, value]) => value)))))
          : form === 'compare'
            ? hint(p`دو ردیفی را که سؤال می‌خواهد در جدول پیدا کن.`)
            : hint(p`همهٔ عددهای ستون دوم را با هم جمع کن.`),
        isMissing
          ? hint(p`حالا ببین تا ${total} چقدر مانده است.`)
          : form === 'compare'
            ? hint(p`مقدار کمتر را از مقدار بیشتر کم کن.`)
            : hint(p`عددها را دوتا دوتا جمع کن و آن‌هایی را که حساب کرده‌ای علامت بزن.`),
      ],
      solution: [
        step(p`اول داده‌ها را در جدول می‌نویسیم.`, figureBlock(table)),
        ...(isMissing
          ? [
              step(
                p`مقدارهای معلوم را با هم جمع می‌کنیم.`,
                display(row(...sum(shown.map(([, value]) => value)), '=', known)),
              ),
              step(p`آن را از کل کم می‌کنیم.`, display(row(total, '−', known, '=', answer))),
            ]
          : form === 'compare'
            ? [step(p`دو مقدار را از هم کم می‌کنیم.`, display(row(a, '−', b, '=', answer)))]
            : [step(p`همهٔ مقدارها را با هم جمع می‌کنیم.`, display(row(...sum(values), '=', total)))]),
      ],
    };
  },
});
