import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  display,
  hint,
  hopOfSum,
  type Inline,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  type StepPictures,
  step,
  text,
  type WrongOptionDraft,
} from '../../../authoring/index.ts';
import { type Machine, run } from './question-parts/one-step-machine.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['story', 'find-mistake', 'reverse'],
};
const hops: Readonly<Record<Level, readonly number[]>> = {
  1: [2, 3, 4, 5, 10],
  2: [2, 3, 4, 5, 6, 10, 20, 25, 50],
  3: [3, 4, 6, 7, 8, 9, 11, 12, 15, 25, 50, 100],
  4: [6, 7, 8, 9, 11, 12, 15, 19, 21, 25, 75, 99, 101],
};
const most: Readonly<Record<Level, number>> = { 1: 100, 2: 300, 3: 1000, 4: 1000 };
const count = 5;

/** «هر بار ۵ تا زیاد می‌شود», «هر بار ۵ تا کم می‌شود», «هر بار ۲ برابر می‌شود». */
function said({ sign, by }: Machine): string {
  const number = persianNumber(by);
  return sign === '×' ? `هر بار ${number} برابر می‌شود` : `هر بار ${number} تا ${sign === '+' ? 'زیاد' : 'کم'} می‌شود`;
}

function counted(rule: Machine, first: number): readonly number[] {
  const list = [first];
  while (list.length < count) list.push(run(rule, list.at(-1) ?? first));
  return list;
}

interface Candidate {
  readonly id: string;
  readonly title: string;
  readonly rule: Machine;
  readonly message: readonly Inline[];
}

const allHops = line`این قاعده را از اول تا آخر شمارش امتحان کن. هر پنج عدد باید جور باشند.`;
const nearBy = line`نزدیک شده‌ای. فاصلهٔ دو عدد کنار هم را یک بار دیگر حساب کن.`;

/** Rules a child may take for the right one, most distinctive first. */
function mistaken(rule: Machine, list: readonly number[]): readonly WrongOptionDraft[] {
  const { sign, by } = rule;
  const [first = 0, second = 0, third = 0] = list;
  const candidates: readonly Candidate[] =
    sign === '×'
      ? [
          {
            id: 'only-first-hop',
            title: 'فقط دو عدد اول را دیده',
            rule: { sign: '+', by: second - first },
            message: allHops,
          },
          {
            id: 'only-second-hop',
            title: 'فقط عدد دوم و سوم را دیده',
            rule: { sign: '+', by: third - second },
            message: allHops,
          },
          {
            id: 'one-more-time',
            title: 'تعداد برابرها را یکی بیشتر گرفته',
            rule: { sign: '×', by: by + 1 },
            message: line`عدد اول را با این قاعده حساب کن. به عدد دوم می‌رسی؟`,
          },
          {
            id: 'wrong-direction',
            title: 'شمارش را در جهت برعکس خوانده',
            rule: { sign: '−', by: second - first },
            message: line`ببین عددها بزرگ‌تر می‌شوند یا کوچک‌تر.`,
          },
        ]
      : [
          {
            id: 'wrong-direction',
            title: 'شمارش را در جهت برعکس خوانده',
            rule: { sign: sign === '+' ? '−' : '+', by },
            message: line`ببین عددها بزرگ‌تر می‌شوند یا کوچک‌تر.`,
          },
          {
            id: 'times-fits-first-hop',
            title: 'قاعدهٔ ضرب را فقط با دو عدد اول امتحان کرده',
            rule: { sign: '×', by: sign === '+' && first > 0 ? second / first : 1 },
            message: allHops,
          },
          ...(list.includes(2 * by)
            ? []
            : [
                {
                  id: 'two-hops',
                  title: 'یک عدد در میان حساب کرده',
                  rule: { sign, by: 2 * by },
                  message: nearBy,
                } as const,
              ]),
          { id: 'one-more', title: 'فاصله را یکی بیشتر حساب کرده', rule: { sign, by: by + 1 }, message: nearBy },
          { id: 'one-less', title: 'فاصله را یکی کمتر حساب کرده', rule: { sign, by: by - 1 }, message: nearBy },
          { id: 'ten-more', title: 'فاصله را ده تا بیشتر حساب کرده', rule: { sign, by: by + 10 }, message: nearBy },
        ];
  return candidates.flatMap(({ id, title, rule: one, message }) => {
    const isRule =
      Number.isInteger(one.by) && one.by >= (one.sign === '×' ? 2 : 1) && (one.sign !== '×' || one.by < 11);
    if (!isRule || counted(one, first).every((term, index) => term === list[index])) return [];
    return [{ id, title, message, value: said(one), content: [text(said(one))] }];
  });
}

const wordProblems: Readonly<Record<Machine['sign'], readonly ((rng: Rng) => string)[]>> = {
  '+': [
    (rng) => `${child(rng)} آخر هر هفته تعداد همهٔ تمبرهایش را می‌نویسد:`,
    (rng) => `${child(rng)} با چرتکه این‌طور می‌شمارد:`,
    (rng) => `${child(rng)} هر شب شمارهٔ صفحه‌ای را که به آن رسیده است، می‌نویسد:`,
    (rng) => `امتیازهای ${child(rng)} در پایان پنج دور بازی این بوده است:`,
    () => 'تعداد صندلی ردیف‌های یک سالن، از جلو به عقب، این است:',
    (rng) => `${child(rng)} هر روز بعد از کاشتن، تعداد همهٔ نشاهای باغ را می‌نویسد:`,
  ],
  '−': [
    (rng) => `${child(rng)} هر شب تعداد صفحه‌های ماندهٔ کتابش را می‌نویسد:`,
    () => 'نانوا هر ساعت تعداد نان‌های مانده را می‌نویسد:',
    (rng) => `${child(rng)} رو به عقب این‌طور می‌شمارد:`,
    () => 'آب یک تانکر، به لیتر، در پایان پنج روز این بوده است:',
    () => 'فروشنده هر روز تعداد دفترهای مانده را می‌شمارد:',
    (rng) => `${child(rng)} از پله‌های برج پایین می‌آید و در هر طبقه تعداد پله‌های مانده را می‌گوید:`,
  ],
  '×': [
    (rng) => `در بازی ${child(rng)}، امتیاز پنج مرحله این است:`,
    () => 'تعداد گل‌های یک باغچه در پنج سال این بوده است:',
    (rng) => `${child(rng)} خبر خوشی را پخش می‌کند. تعداد کسانی که هر ساعت آن را می‌شنوند این است:`,
    () => 'تعداد برگ‌های یک گیاه آبی در پنج هفته این بوده است:',
    (rng) => `${child(rng)} با مهره ردیف‌هایی می‌چیند. تعداد مهرهٔ ردیف‌ها این است:`,
    () => 'تعداد ماهی‌های یک برکه در پنج سال این بوده است:',
  ],
};

function draw(rng: Rng, level: Level, form: QuestionVariant): readonly [Machine, readonly number[]] | null {
  const sign = rng.weighted<Machine['sign']>([
    ['+', 4],
    ['−', 3],
    ['×', level === 1 || form === 'reverse' ? 0 : 2],
  ]);
  const rule: Machine = { sign, by: sign === '×' ? rng.int(2, level > 2 ? 3 : 2) : rng.pick(hops[level]) };
  // Counts of stories stay believable.
  const top = form === 'story' ? Math.min(most[level], 400) : most[level];
  const span = sign === '×' ? 0 : rule.by * (count - 1);
  if (span + 1 > top) return null;
  const low =
    sign === '×'
      ? rng.int(1, Math.floor(top / rule.by ** (count - 1)))
      : rng.chance(1, 4)
        ? rule.by
        : rng.int(1, top - span);
  const list = counted(rule, sign === '−' ? low + span : low);
  return list.every((term) => term > 0 && term <= top) ? [rule, list] : null;
}

function turned({ sign, by }: Machine): Machine {
  return { sign: sign === '+' ? '−' : '+', by };
}

/** How far apart two numbers are is no hop from one to the other; only trying the rule out has one. */
const hopOfTheRule: StepPictures = (question) =>
  hopOfSum(question).map((figure, index) => (index === 0 ? null : figure));

export const skipCountRule = defineSkill({
  id: 'g3-skip-count-rule',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 4,
  pictures: [hopOfTheRule],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const drawn = draw(rng, level, form);
    if (drawn === null) return null;
    const [written, list] = drawn;
    // Read from the end, the same numbers follow the turned rule.
    const isReverse = form === 'reverse';
    const rule = isReverse ? turned(written) : written;
    const read = isReverse ? list.toReversed() : list;
    const wrong = mistaken(rule, read);
    const [statement] = form === 'find-mistake' ? wrong.slice(-1) : [];
    const spec = choiceAnswer(
      rng,
      {
        layout: 'list',
        right: { value: said(rule), content: [text(said(rule))] },
        wrong: wrong.filter(({ value }) => value !== statement?.value),
        everyCause: true,
      },
      4,
    );
    if (spec === null) return null;
    const { sign, by } = rule;
    const name = child(rng);
    const shown = display(row(...list.flatMap((term, index) => (index === 0 ? [term] : [',' as const, term]))));
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(wordProblems[sign])(rng)}`, shown, p`این عددها با کدام قاعده پیش می‌روند؟`];
        case 'find-mistake':
          return [
            p`${name} قاعدهٔ این شمارش را این‌طور گفته است: «${statement?.value ?? ''}». ولی اشتباه کرده است.`,
            shown,
            p`قاعدهٔ درست کدام است؟`,
          ];
        case 'reverse':
          return [
            p`${name} این شمارش را از آخر به اول می‌خواند؛ یعنی از ${read[0] ?? 0} شروع می‌کند.`,
            shown,
            p`عددهایی که می‌خواند با کدام قاعده پیش می‌روند؟`,
          ];
        default:
          return [p`این شمارش را ببین.`, shown, p`قاعدهٔ شمارش کدام است؟`];
      }
    };
    const [first = 0, second = 0] = read;
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(p`قاعده می‌گوید از هر عدد چطور به عدد بعدی می‌رسیم. این کار در همهٔ شمارش یکی است.`),
        hint(
          isReverse
            ? p`عددها را از آخر به اول بخوان. بزرگ‌تر می‌شوند یا کوچک‌تر؟`
            : p`اول ببین عددها بزرگ‌تر می‌شوند یا کوچک‌تر.`,
        ),
        hint(
          sign === '×'
            ? p`فاصلهٔ هر عدد با عدد کناری را پیدا کن. اگر فاصله‌ها مساوی نبود، قاعدهٔ چندبرابر را امتحان کن.`
            : p`فاصلهٔ هر عدد با عدد کناری را پیدا کن و ببین در همهٔ شمارش یکی است یا نه.`,
        ),
      ],
      solution: [
        sign === '×'
          ? step(p`فاصلهٔ عددها مساوی نیست و هر بار بیشتر می‌شود؛ پس قاعدهٔ چندبرابر را امتحان می‌کنیم.`)
          : step(
              sign === '+'
                ? p`عددها بزرگ‌تر می‌شوند؛ پس هر بار چیزی اضافه می‌شود. فاصلهٔ دو عدد کنار هم ${by} است.`
                : p`عددها کوچک‌تر می‌شوند؛ پس هر بار چیزی کم می‌شود. فاصلهٔ دو عدد کنار هم ${by} است.`,
              display(row(Math.max(first, second), '−', Math.min(first, second), '=', by)),
            ),
        step(
          p`قاعده را از اول تا آخر امتحان می‌کنیم:`,
          ...read.slice(1).map((term, index) => display(row(read[index] ?? 0, sign, by, '=', term))),
        ),
        step(p`همه با این قاعده جور درمی‌آیند؛ پس قاعده این است: ${said(rule)}`),
      ],
    };
  },
});
