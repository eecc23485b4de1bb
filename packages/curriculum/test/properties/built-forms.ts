import type {
  AngleKey,
  CellPlace,
  CellsForm,
  CellsKey,
  DrawingPoint,
  LevelsForm,
  LevelsKey,
  MatchForm,
  MatchKey,
  MatchPair,
  PointsForm,
  PointsKey,
  RawInput,
  SectorsForm,
  SectorsKey,
} from '../../src/model/index.ts';

function match(pairs: readonly MatchPair[]): RawInput {
  return { kind: 'match', pairs };
}

/** The same pairs, made in another order. */
export function matchForms({ pairs }: MatchKey): readonly RawInput[] {
  return [match(pairs), match([...pairs].reverse())];
}

/** Two partners changed, a card left over, a partner taken twice, a card of another question, a pair the wrong way round. */
export function matchMisses({ pairs }: MatchKey, { first }: MatchForm): readonly RawInput[] {
  const swaps = pairs.slice(1).map((pair, index) => {
    const before = pairs[index] ?? pair;
    return match(
      pairs.map((one) => (one === pair ? [pair[0], before[1]] : one === before ? [before[0], pair[1]] : one)),
    );
  });
  const [one = ['', ''] as const, ...rest] = pairs;
  return [
    ...swaps,
    match([]),
    match(rest),
    match([[one[0], rest[0]?.[1] ?? ''], ...rest]),
    match([...pairs, one]),
    match([['zzz', one[1]], ...rest]),
    match([[one[1], one[0]], ...rest]),
    match(first.map(({ id }) => [id, one[1]])),
  ];
}

function cells(places: readonly CellPlace[]): RawInput {
  return { kind: 'cells', cells: places };
}

/** The same squares in another order; where any picture that keeps the rule will do, the picture turned upside down too. */
export function cellsForms(
  { cells: places, rule }: CellsKey,
  { rows, columns, fixed }: CellsForm,
): readonly RawInput[] {
  const turned = places.map(([row, column]): CellPlace => [rows - 1 - row, columns - 1 - column]);
  return [
    cells(places),
    cells([...places].reverse()),
    ...(rule !== undefined && fixed.length === 0 ? [cells(turned)] : []),
  ];
}

/** A square too many, one too few, one moved, one twice, one off the board, one that was colored beforehand, all of them. */
export function cellsMisses({ cells: places, rule }: CellsKey, form: CellsForm): readonly RawInput[] {
  const isTaken = (row: number, column: number) =>
    places.some(([r, c]) => r === row && c === column) ||
    form.fixed.some((cell) => cell.row === row && cell.column === column);
  const board = Array.from(
    { length: form.rows * form.columns },
    (_, index): CellPlace => [Math.floor(index / form.columns), index % form.columns],
  );
  const free = board.filter(([row, column]) => !isTaken(row, column));
  const [one = [0, 0] as const, ...rest] = places;
  // Squares of one color of a chessboard never share a side.
  const apart = board.filter(([row, column]) => (row + column) % 2 === 0).slice(0, places.length);
  const even = rule?.t === 'connected' && places.length > 1 && apart.length === places.length ? [cells(apart)] : [];
  return [
    ...free.slice(0, 12).map((cell) => cells([...places, cell])),
    ...(rule === undefined ? free.slice(0, 12).map((cell) => cells([...rest, cell])) : even),
    cells([]),
    cells(rest),
    cells([...places, one]),
    cells([...rest, [-1, 0]]),
    cells([...rest, [form.rows, 0]]),
    cells([...rest, [0.5, 0]]),
    ...form.fixed.slice(0, 1).map(({ row, column }) => cells([...places, [row, column]])),
    ...(free.length > 0 ? [cells([...places, ...free])] : []),
  ];
}

function points(places: readonly DrawingPoint[]): RawInput {
  return { kind: 'points', points: places };
}

function crossings({ width, height }: PointsForm): readonly DrawingPoint[] {
  const columns = Array.from({ length: width + 1 }, (_, x) => x);
  return Array.from({ length: height + 1 }, (_, y) => columns.map((x): DrawingPoint => [x, y])).flat();
}

/** How a point lies to the line of a key: null for the given point itself. */
function offLine({ rule }: PointsKey, [x, y]: DrawingPoint): number | null {
  if (rule === undefined) return null;
  const [right, up] = [x - rule.through[0], y - rule.through[1]];
  return right === 0 && up === 0 ? null : right * rule.direction[1] - up * rule.direction[0];
}

/** The same points in another order; every other point of a line that is to be drawn. */
export function pointsForms(key: PointsKey, form: PointsForm): readonly RawInput[] {
  const onLine = crossings(form).filter((point) => offLine(key, point) === 0);
  return [points(key.points), points([...key.points].reverse()), ...onLine.map((point) => points([point]))];
}

/** A point a square beside its place, a point missing, set twice, off the paper, between the lines; all points beside the line. */
export function pointsMisses(key: PointsKey, form: PointsForm): readonly RawInput[] {
  const { points: places, rule } = key;
  const [one = [0, 0] as const, ...rest] = places;
  const beside = crossings(form).filter(([x, y]) => Math.abs(x - one[0]) + Math.abs(y - one[1]) === 1);
  const moved =
    rule === undefined
      ? beside.filter(([x, y]) => !places.some((place) => place[0] === x && place[1] === y))
      : [rule.through, ...crossings(form).filter((point) => (offLine(key, point) ?? 0) !== 0)];
  return [
    ...moved.map((point) => points([point, ...rest])),
    points([]),
    points(rest),
    points([...places, one]),
    points([[-1, one[1]], ...rest]),
    points([[form.width + 1, one[1]], ...rest]),
    points([[one[0], 0.5], ...rest]),
    ...(rest.length > 0 ? [points(places.map(() => one))] : []),
  ];
}

type Tones = SectorsKey['tones'];

function sectors(tones: Tones): RawInput {
  return { kind: 'sectors', tones };
}

/** The same numbers of parts, begun at another part, and from the other side. */
export function sectorsForms({ tones }: SectorsKey): readonly RawInput[] {
  return [
    ...tones.map((_, turn) => sectors([...tones.slice(turn), ...tones.slice(0, turn)])),
    sectors([...tones].reverse()),
  ];
}

/** Every change of one part that breaks a rule; white parts only, a part too many, a color that is not there. */
export function sectorsMisses({ tones, rules }: SectorsKey, { palette, parts }: SectorsForm): readonly RawInput[] {
  const many = (row: Tones, tone: string) => row.filter((one) => one === tone).length;
  const breaks = (row: Tones) =>
    rules.some((rule) => {
      const count = many(row, rule.tone);
      if (rule.t === 'count') return count !== rule.count;
      return rule.t === 'more' ? count <= many(row, rule.than) : count !== many(row, rule.to);
    });
  const changed = tones.flatMap((_, place) =>
    [null, ...palette.map(({ tone }) => tone)].map(
      (tone): Tones => tones.map((one, at) => (at === place ? tone : one)),
    ),
  );
  return [
    ...changed.filter(breaks).map(sectors),
    sectors([]),
    sectors(tones.map(() => null)),
    sectors([...tones, palette[0]?.tone ?? null]),
    { kind: 'sectors', tones: Array.from({ length: parts }, () => 'zzz') } as unknown as RawInput,
  ];
}

function levels(values: readonly (number | null)[]): RawInput {
  return { kind: 'levels', values };
}

/** A height one mark off, two neighbors changed, a column not set, a block from nowhere, off the axis, between the marks. */
export function levelsMisses(
  { values }: LevelsKey,
  { columns, to, step, move = step }: LevelsForm,
): readonly RawInput[] {
  const withOne = (place: number, height: number | null) => values.map((value, at) => (at === place ? height : value));
  const swaps = values.flatMap((value, place) => {
    const next = values[place + 1];
    const swapped = values.map((one, at) => (at === place ? (next ?? one) : at === place + 1 ? value : one));
    return next === undefined || next === value ? [] : [swapped];
  });
  const moved = values.flatMap((_, place) =>
    place === 0 ? [] : [values.map((one, at) => one + (at === place ? move : at === 0 ? -move : 0))],
  );
  return [
    ...values.flatMap((value, place) => [
      withOne(place, value + move),
      withOne(place, value - move),
      withOne(place, null),
    ]),
    ...swaps,
    ...moved,
    [],
    columns.map(({ start }) => start ?? null),
    withOne(0, to + move),
    withOne(0, (values[0] ?? 0) + move / 3),
    values.slice(1),
    [...values, values[0] ?? 0],
  ].map(levels);
}

function angle(degrees: number | null): RawInput {
  return { kind: 'angle', degrees };
}

/** Every whole degree within the tolerance. */
export function angleForms({ degrees, tolerance }: AngleKey): readonly RawInput[] {
  return Array.from({ length: 2 * tolerance + 1 }, (_, index) => degrees - tolerance + index)
    .filter((each) => each >= 0 && each <= 180)
    .map(angle);
}

/** Just beyond the tolerance, untouched, between two degrees, off the protractor. */
export function angleMisses({ degrees, tolerance }: AngleKey): readonly RawInput[] {
  return [degrees - tolerance - 1, degrees + tolerance + 1, null, degrees + 0.5, -1, 181, Number.NaN].map(angle);
}
