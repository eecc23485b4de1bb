import { type Figure, line, type MathNode, num, persianNumber, type Rng, row } from '../../../../authoring/index.ts';

/** What one part of a machine does to the number it is given. */
export interface MachineStep {
  readonly sign: '+' | '−' | '×';
  readonly by: number;
}

/** Two steps, one of them a multiplication. */
export type TwoStepMachine = readonly [MachineStep, MachineStep];

export function run({ sign, by }: MachineStep, value: number): number {
  return sign === '×' ? value * by : sign === '+' ? value + by : value - by;
}

export function output([first, second]: TwoStepMachine, input: number): number {
  return run(second, run(first, input));
}

const undone = { '+': '−', '−': '+', '×': '÷' } as const;

/** The sign that takes a step back. */
export function undo({ sign }: MachineStep): '+' | '−' | '÷' {
  return undone[sign];
}

export function stepNode({ sign, by }: MachineStep): MathNode {
  return row(sign, by);
}

/** «آن را ۳ برابر می‌کند», «۵ تا به آن اضافه می‌کند», «۵ تا از آن کم می‌کند». */
export function stepWords({ sign, by }: MachineStep): string {
  const count = persianNumber(by);
  if (sign === '×') return `آن را ${count} برابر می‌کند`;
  return sign === '+' ? `${count} تا به آن اضافه می‌کند` : `${count} تا از آن کم می‌کند`;
}

/** The machine as a row of a table: what goes in, what each part does, what comes out; a box where the question asks. */
export function machineTable(
  machine: TwoStepMachine,
  ends: { readonly input: number | null; readonly output: number | null },
): Figure {
  const end = (value: number | null) =>
    value === null ? { t: 'text' as const, text: '؟' } : { t: 'math' as const, math: num(value) };
  const said = (value: number | null) => (value === null ? 'علامت سؤال' : persianNumber(value));
  return {
    t: 'table',
    description: `ماشین دو مرحله‌ای: ورودی ${said(ends.input)}؛ مرحلهٔ اول: ${stepWords(machine[0])}، مرحلهٔ دوم: ${stepWords(machine[1])}؛ خروجی ${said(ends.output)}`,
    columns: ['ورودی', 'مرحلهٔ اول', 'مرحلهٔ دوم', 'خروجی'],
    rows: [
      [
        end(ends.input),
        { t: 'math', math: stepNode(machine[0]) },
        { t: 'math', math: stepNode(machine[1]) },
        end(ends.output),
      ],
    ],
  };
}

/** Bounds of a draw. */
export interface MachineLimits {
  readonly factor: readonly [number, number];
  readonly added: readonly [number, number];
  readonly input: readonly [number, number];
}

/** A machine and an input whose every step stays at 0 or above; null when it would not. */
export function drawMachine(
  rng: Rng,
  { factor, added, input }: MachineLimits,
): { readonly machine: TwoStepMachine; readonly input: number } | null {
  const times: MachineStep = { sign: '×', by: rng.int(...factor) };
  const plus: MachineStep = { sign: rng.chance(1, 2) ? '+' : '−', by: rng.int(...added) };
  // Taken away only after the multiplication; before it, only added.
  const machine: TwoStepMachine = plus.sign === '−' || rng.chance(1, 2) ? [times, plus] : [plus, times];
  const value = rng.int(...input);
  return output(machine, value) > 0 && value > 1 ? { machine, input: value } : null;
}

export const orderMessage = line`مرحله‌ها را به ترتیب انجام بده: اول مرحلهٔ اول، بعد مرحلهٔ دوم.`;
