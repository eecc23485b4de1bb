import {
  type Block,
  child,
  children,
  defineSkill,
  type Level,
  p,
  type QuestionVariant,
  type Rng,
} from '../../../authoring/index.ts';
import {
  type CompoundTask,
  changed,
  compoundDraft,
  compoundTable,
  inSmallest,
  said,
  scales,
  writtenMisconception,
} from './question-parts/compound-number-questions.ts';

type Kind = 'kilometres' | 'metres' | 'kilograms';
type WordProblem = (rng: Rng, a: string, b: string) => readonly Block[];

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'figure', 'story', 'find-mistake', 'reverse'],
  4: ['story', 'find-mistake', 'reverse'],
};

/** Largest unit up to so many; the smaller in steps. */
const sizes: Readonly<Record<Kind, { readonly most: number; readonly step: number; readonly base: number }>> = {
  kilometres: { most: 38, step: 5, base: 1000 },
  metres: { most: 24, step: 1, base: 100 },
  kilograms: { most: 19, step: 5, base: 1000 },
};

const addWordProblems: Readonly<Record<Kind, readonly WordProblem[]>> = {
  kilometres: [
    (rng, a, b) => [p`${child(rng)} صبح ${a} و عصر ${b} دوچرخه‌سواری کرد.`, p`روی هم چقدر رکاب زد؟`],
    (_, a, b) => [
      p`فاصلهٔ روستا تا جاده ${a} و فاصلهٔ جاده تا شهر ${b} است.`,
      p`از روستا تا شهر، از راه جاده، چقدر است؟`,
    ],
    (_, a, b) => [p`یک گروه کوهنوردی روز اول ${a} و روز دوم ${b} راه رفت.`, p`در این دو روز روی هم چقدر راه رفتند؟`],
  ],
  metres: [
    (rng, a, b) => [p`مادر ${child(rng)} ${a} پارچهٔ آبی و ${b} پارچهٔ سفید خرید.`, p`روی هم چقدر پارچه خرید؟`],
    (_, a, b) => [p`دو طناب را به هم بستند؛ طول یکی ${a} و طول دیگری ${b} بود.`, p`طول دو طناب روی هم چقدر است؟`],
    (_, a, b) => [p`طول یک سالن ${a} و طول راهروی کنار آن ${b} است.`, p`طول سالن و راهرو روی هم چقدر است؟`],
  ],
  kilograms: [
    (rng, a, b) => [p`پدر ${child(rng)} ${a} سیب و ${b} پرتقال خرید.`, p`روی هم چقدر میوه خرید؟`],
    (_, a, b) => [p`وزن یک چمدان ${a} و وزن چمدان دیگر ${b} است.`, p`دو چمدان روی هم چه وزنی دارند؟`],
    (_, a, b) => [p`باغبانی صبح ${a} و عصر ${b} انگور چید.`, p`روی هم چقدر انگور چید؟`],
  ],
};

const subWordProblems: Readonly<Record<Kind, readonly WordProblem[]>> = {
  kilometres: [
    (_, a, b) => [p`راه یک سفر ${a} است و مسافرها ${b} آن را رفته‌اند.`, p`چقدر راه مانده است؟`],
    (rng, a, b) => {
      const [one = '', other = ''] = children(rng, 2);
      return [p`${one} در یک هفته ${a} و ${other} ${b} پیاده‌روی کرد.`, p`${one} چقدر بیشتر از ${other} راه رفت؟`];
    },
    (_, a, b) => [p`طول یک جاده ${a} است و ${b} آن آسفالت شده است.`, p`چقدر از جاده هنوز آسفالت نشده است؟`],
  ],
  metres: [
    (rng, a, b) => [p`${child(rng)} ${a} روبان داشت و ${b} آن را برای کاردستی برید.`, p`چقدر روبان مانده است؟`],
    (_, a, b) => [p`بلندی یک درخت سرو ${a} و بلندی درخت کنار آن ${b} است.`, p`درخت سرو چقدر بلندتر است؟`],
    (rng, a, b) => [p`خیاط محلهٔ ${child(rng)} ${a} پارچه داشت و با ${b} آن پرده دوخت.`, p`چقدر پارچه مانده است؟`],
  ],
  kilograms: [
    (_, a, b) => [p`یک کیسه ${a} برنج داشت و ${b} آن مصرف شد.`, p`چقدر برنج مانده است؟`],
    (rng, a, b) => {
      const [one = '', other = ''] = children(rng, 2);
      return [p`وزن چمدان ${one} ${a} و وزن چمدان ${other} ${b} است.`, p`چمدان ${one} چقدر سنگین‌تر است؟`];
    },
    (_, a, b) => [p`سبدی پر از انار ${a} وزن دارد و وزن سبد خالی ${b} است.`, p`وزن انارها چقدر است؟`],
  ],
};

export const compoundMeasure = defineSkill({
  id: 'g5-compound-measure',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 7,
  make: (rng, level) => {
    const kind = rng.pick(['kilometres', 'metres', 'kilograms'] as const);
    const { most, step, base } = sizes[kind];
    const form = rng.pick(formsOf[level]);
    const operation = form === 'reverse' || rng.chance(1, 2) ? '−' : '+';
    const grain = level === 1 ? base / 20 : step;
    // At level 4 the smaller unit has zeros that are easily lost, such as 5 metres and 8 centimetres.
    const small = () =>
      level === 4 && rng.chance(1, 2)
        ? rng.int(1, 9) * Math.max(1, base / 200)
        : rng.int(1, Math.floor((base - 1) / grain)) * grain;
    const task: CompoundTask = {
      scale: scales[kind],
      operation,
      a: [rng.int(2, level === 1 ? 9 : most), small()],
      b: [rng.int(1, level === 1 ? 6 : most - 4), small()],
    };
    const difference = inSmallest(task.a, task.scale) - inSmallest(task.b, task.scale);
    if (changed(task).length !== 1 || (operation === '−' && difference < base / 2)) return null;
    const [a, b] = [said(task.a, task.scale), said(task.b, task.scale)];
    switch (form) {
      case 'figure':
        return compoundDraft(
          task,
          form,
          [operation === '+' ? p`دو مقدارِ جدول روی هم چقدر است؟` : p`مقدار اولِ جدول چقدر بیشتر از مقدار دوم است؟`],
          compoundTable(task, ['مقدار اول', 'مقدار دوم']),
        );
      case 'story':
        return compoundDraft(
          task,
          form,
          rng.pick((operation === '+' ? addWordProblems : subWordProblems)[kind])(rng, a, b),
        );
      case 'reverse':
        return compoundDraft(task, form, [p`چقدر باید به ${b} اضافه کنیم تا ${a} شود؟`]);
      case 'find-mistake': {
        const wrong = writtenMisconception(task);
        return wrong === null
          ? null
          : compoundDraft(task, form, [
              p`${child(rng)} می‌گوید: ${a} ${operation === '+' ? 'به اضافهٔ' : 'منهای'} ${b} برابر است با ${said(wrong, task.scale)}.`,
              p`ولی اشتباهی در حساب هست. جواب درست چقدر است؟`,
            ]);
      }
      default:
        return compoundDraft(task, form, [p`${a} ${operation === '+' ? 'به اضافهٔ' : 'منهای'} ${b} چقدر می‌شود؟`]);
    }
  },
});
