/**
 * A round number at or over `largest`, and the step of the rules below it: 1, 2 or 5 times a power of ten, at least one,
 * so that no rule falls between whole counts.
 */
export function roundScale(largest: number, rules = 4): { top: number; step: number } {
  const rough = Math.max(1, largest / rules);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? 10 * power;
  return { top: Math.max(step, Math.ceil(largest / step) * step), step };
}
