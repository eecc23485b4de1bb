/** The one number that makes the list a pattern with a constant step, a constant factor or steps that grow by a constant. */
export function numberForGap(list: readonly (number | null)[]): number {
  const gap = list.indexOf(null);
  const known = list.flatMap((term, index) => (term === null ? [] : [[index, term] as const]));
  const [first = [0, 0], second = [0, 0], third = [0, 0]] = known;
  if (first[0] !== 0 || second[0] !== 1 || third[0] !== 2) throw new Error('the first three terms are not known');
  const [a, b, c] = [first[1], second[1], third[1]];
  const grow = c - b - (b - a);
  const rules: readonly ((index: number) => number)[] = [
    // Newton's form of the polynomial through three points; with no growth it is the constant step.
    (index) => a + index * (b - a) + ((index * (index - 1)) / 2) * grow,
    (index) => (a * b ** index) / a ** index,
  ];
  const fitting = rules.filter((rule) => known.every(([index, term]) => rule(index) === term)).map((rule) => rule(gap));
  const values = new Set(fitting);
  const [value] = values;
  if (values.size !== 1 || value === undefined) throw new Error(`${values.size} ways to go on with ${list.join(', ')}`);
  return value;
}
