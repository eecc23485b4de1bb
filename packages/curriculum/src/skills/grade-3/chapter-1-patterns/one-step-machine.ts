import { blank, type Figure, type MathNode, num, persianNumber, type Rng, row } from '../../../authoring/index.ts';

/** What a machine does to every number. */
export interface Machine {
  readonly sign: '+' | '−' | '×';
  readonly by: number;
}

export function run({ sign, by }: Machine, input: number): number {
  return sign === '×' ? input * by : sign === '+' ? input + by : input - by;
}

export function ruleNode({ sign, by }: Machine): MathNode {
  return row(sign, by);
}

/** The sign that leads back from the output. */
export const backSign = { '+': '−', '−': '+', '×': '÷' } as const;

/** «به هر عدد ۵ تا اضافه می‌کند», «از هر عدد ۵ تا کم می‌کند», «هر عدد را ۵ برابر می‌کند». */
export function ruleWords({ sign, by }: Machine): string {
  const count = persianNumber(by);
  return sign === '×'
    ? `هر عدد را ${count} برابر می‌کند`
    : sign === '+'
      ? `به هر عدد ${count} تا اضافه می‌کند`
      : `از هر عدد ${count} تا کم می‌کند`;
}

/** A machine whose rule is seen, with one end open. */
export function machineFigure(
  machine: Machine,
  ends: { readonly input: number | null; readonly output: number | null },
): Figure {
  const node = (value: number | null) => (value === null ? blank() : num(value));
  const said = (value: number | null) => (value === null ? 'خالی' : persianNumber(value));
  return {
    t: 'machine',
    description: `ماشینی که ${ruleWords(machine)}؛ ورودی ${said(ends.input)}، خروجی ${said(ends.output)}`,
    rules: [ruleNode(machine)],
    pairs: [{ input: node(ends.input), output: node(ends.output) }],
  };
}

const most = { 1: 10, 2: 30, 3: 50, 4: 50 } as const;
const inputs = { 1: 20, 2: 50, 3: 100, 4: 100 } as const;

/** A machine and what goes in; both ends are whole numbers of the book. */
export function drawMachine(
  rng: Rng,
  level: 1 | 2 | 3 | 4,
): { readonly machine: Machine; readonly input: number } | null {
  const sign = rng.pick(['+', '−', '×'] as const);
  const by = sign === '×' ? rng.int(2, level === 1 ? 3 : 5) : rng.int(level > 2 ? 12 : 2, most[level]);
  const input = rng.int(level > 2 ? 21 : 2, inputs[level]);
  const output = run({ sign, by }, input);
  return output < 1 || output > 500 || output === input || (sign === '×' && level < 3 && input > 20)
    ? null
    : { machine: { sign, by }, input };
}

/** Machines of a child's world: told by what goes in and what comes out. */
export const machineTales: Readonly<Record<Machine['sign'], readonly ((by: string, name: string) => string)[]>> = {
  '+': [
    (by, name) => `ماشین بازی ${name} به هر امتیازی ${by} امتیاز اضافه می‌کند.`,
    (by, name) => `ماشین تیله‌ساز ${name} روی تیله‌هایی که در آن می‌ریزی ${by} تیلهٔ دیگر می‌گذارد.`,
    (by) => `دستگاه بسته‌بندی به هر جعبهٔ سیب ${by} سیب اضافه می‌کند.`,
    (by) => `دستگاه آب‌نبات، در هر کیسه ${by} آب‌نبات دیگر می‌ریزد.`,
  ],
  '−': [
    (by, name) => `ماشین ${name} از هر تعداد شکلات ${by} تا برای خودش برمی‌دارد.`,
    (by) => `دستگاه میوه‌شور از هر سبد میوه ${by} میوهٔ خراب را کنار می‌گذارد.`,
    (by, name) => `ماشین بازی ${name} از هر امتیازی ${by} امتیاز کم می‌کند.`,
    (by) => `ماشین برش از هر طنابی ${by} سانتی‌متر می‌بُرد.`,
  ],
  '×': [
    (by, name) => `ماشین جادویی ${name} هر تعداد گل را ${by} برابر می‌کند.`,
    (by) => `دستگاه چاپ از هر صفحه‌ای که در آن بگذاری ${by} صفحه بیرون می‌دهد.`,
    (by) => `ماشین بسته‌بندی برای هر بسته ${by} آب‌نبات بیرون می‌دهد.`,
    (by, name) => `ماشین بازی ${name} هر امتیازی را ${by} برابر می‌کند.`,
  ],
};
