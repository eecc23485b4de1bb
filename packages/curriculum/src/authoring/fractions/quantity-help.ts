import { blank, display, type Hint, hint, p, row, type SolutionStep, step } from '../index.ts';
import { amount, base, portion, type Task } from './quantity-tasks.ts';
import { written } from './written-numbers.ts';

/** The hint ladder of a fraction of a quantity. */
export function quantityHints(task: Task): readonly Hint[] {
  const { whole, part, first } = task;
  const last = hint(
    part.numerator > 1
      ? p`یک قسمت را که پیدا کردی، در ${part.numerator} ضرب کن؛ صورت می‌گوید چند قسمت لازم است.`
      : p`مقدارِ همان یک قسمت، جواب است.`,
  );
  if (first === null) {
    return [
      hint(
        p`${written(part)} یعنی ${whole} را به ${part.denominator} قسمت مساوی تقسیم کنیم و ${part.numerator} قسمت برداریم.`,
      ),
      hint(p`اول مقدار یک قسمت را پیدا کن.`, display(row(whole, '÷', part.denominator, '=', blank()))),
      last,
    ];
  }
  const { taken, of } = first;
  return [
    of === 'rest'
      ? hint(p`اول ${written(taken)} برداشته می‌شود و بعد ${written(part)} از «بقیه». پس کسر دوم از همهٔ مقدار نیست.`)
      : hint(p`اول ${written(taken)} از ${whole} را پیدا کن؛ بعد ${written(part)} از مقداری که به دست آمده است.`),
    hint(p`${written(taken)} از ${whole} را حساب کن.`, display(row(written(taken), '×', whole, '=', blank()))),
    of === 'rest'
      ? hint(p`آن را از ${whole} کم کن تا بقیه به دست بیاید و ${written(part)} از بقیه را حساب کن.`)
      : hint(p`حالا همین کار را با ${written(part)} و مقداری که پیدا کردی انجام بده.`),
  ];
}

/** The worked solution of a fraction of a quantity. */
export function quantitySolution(task: Task): readonly SolutionStep[] {
  const { whole, part, first } = task;
  const from = base(task);
  const right = amount(task);
  const before: SolutionStep[] = [];
  if (first) {
    const { taken, of } = first;
    const gone = portion(whole, taken);
    before.push(
      step(
        p`اول ${written(taken)} از ${whole} را پیدا می‌کنیم: به ${taken.denominator} قسمت تقسیم می‌کنیم و ${taken.numerator} قسمت برمی‌داریم.`,
        display(row(whole, '÷', taken.denominator, '×', taken.numerator, '=', gone)),
      ),
    );
    if (of === 'rest') {
      before.push(
        step(p`کسر دوم از بقیه است؛ پس مقدار باقی‌مانده را حساب می‌کنیم.`, display(row(whole, '−', gone, '=', from))),
      );
    }
  }
  const unit = from / part.denominator;
  return [
    ...before,
    step(
      p`${from} را به ${part.denominator} قسمت مساوی تقسیم می‌کنیم تا مقدار یک قسمت معلوم شود.`,
      display(row(from, '÷', part.denominator, '=', unit)),
    ),
    step(
      part.numerator > 1
        ? p`صورت ${part.numerator} است؛ پس ${part.numerator} قسمت لازم داریم.`
        : p`صورت ۱ است؛ پس همان یک قسمت جواب است.`,
      display(row(written(part), '×', from, '=', right)),
    ),
  ];
}
