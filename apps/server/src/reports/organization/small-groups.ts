/** A figure about fewer children than these could identify one of them. */
export const MIN_CHILDREN = 5;

interface Group {
  readonly students_count: number;
}

/** Whether figures of so many children are hidden; those of none are nobody's. */
export function isSmallGroup(students: number): boolean {
  return students > 0 && students < MIN_CHILDREN;
}

/** A row with these figures hidden. */
export function withoutFigures<Row, Key extends keyof Row>(row: Row, keys: readonly Key[]) {
  return { ...row, ...Object.fromEntries(keys.map((key) => [key, null])) } as Omit<Row, Key> &
    Record<Key, Row[Key] | null>;
}

/**
 * The parts of a whole, without these figures of the small ones. The whole is known, and what is missing could be
 * subtracted from it: where the hidden parts are few children together, the smallest of the others is hidden too.
 */
export function hideSmallGroups<Row extends Group, Key extends keyof Row>(rows: readonly Row[], keys: readonly Key[]) {
  const hidden = new Set(rows.filter(({ students_count }) => isSmallGroup(students_count)));
  const children = [...hidden].reduce((sum, { students_count }) => sum + students_count, 0);
  if (isSmallGroup(children)) {
    const others = rows.filter((row) => !hidden.has(row) && row.students_count > 0);
    const [smallest] = others.sort((a, b) => a.students_count - b.students_count);
    if (smallest) hidden.add(smallest);
  }
  return rows.map((row) => withoutFigures(row, hidden.has(row) ? keys : []));
}
