import { Decimal, plainBlocks, type Question, toLatinDigits } from '../../src/index.ts';

/** Names, by id, of mistakes with what is carried into the next column, or taken from it. */
const ofCarry = /(?:^|-)(?:carry|carried|carrying)(?:-|$)/;
const ofBorrow = /(?:^|-)(?:lowered|lowering)(?:-|$)/;

/** Numbers of a text, each as often as it is there. */
function numbersOf(text: string): readonly Decimal[] {
  const latin = toLatinDigits(text).replaceAll('٬', '').replaceAll('٫', '.');
  return (latin.match(/(?<![\d.])\d+(?:\.\d+)?(?![\d.])/g) ?? []).map((number) => Decimal.parse(number));
}

/** What is carried into each column of a sum, or taken from it in a difference, each as the amount it makes. */
function exchanged(one: bigint, other: bigint, sign: 1n | -1n): readonly bigint[] {
  const amounts: bigint[] = [];
  let over = 0n;
  for (let unit = 1n; unit <= one || unit <= other; unit *= 10n) {
    const [top, bottom] = [(one / unit) % 10n, (other / unit) % 10n];
    over = sign === 1n ? (top + bottom + over) / 10n : top - over < bottom ? 1n : 0n;
    if (over > 0n) amounts.push(over * unit * 10n);
  }
  return amounts;
}

/** Everything that can be made of some of the amounts. */
function sumsOf(amounts: readonly bigint[]): ReadonlySet<bigint> {
  const sums = new Set<bigint>([0n]);
  for (const amount of amounts) for (const sum of [...sums]) sums.add(sum + amount);
  return sums;
}

/**
 * Of a sum or difference of the only two numbers of a question: a name of a carry for an answer that leaves no carry out, or of
 * a digit that was not lowered for one that shows nothing of it.
 */
export function carryThatIsNone({ stem, figure, key, misconceptions }: Question): string | null {
  if ((key.kind !== 'integer' && key.kind !== 'decimal') || key.values.length > 1) return null;
  const right = Decimal.parse(key.values[0] ?? '0');
  const text = `${plainBlocks(stem)}\n${figure?.description ?? ''}`;
  const numbers = [...new Map(numbersOf(text).map((number) => [number.toString(), number])).values()];
  if (numbers.length !== 2) return null;
  const [larger, smaller] = [...numbers].sort((a, b) => b.compare(a));
  if (larger === undefined || smaller === undefined) return null;
  const places = Math.max(larger.places, smaller.places, right.places);
  const units = (value: Decimal) => value.unitsAt(places);
  const sign = larger.plus(smaller).equals(right) ? 1n : larger.minus(smaller).equals(right) ? -1n : null;
  if (sign === null) return null;
  const all = sumsOf(exchanged(units(larger), units(smaller), sign));
  const amiss = misconceptions.find(({ id, answer, unclear }) => {
    if (unclear !== undefined || answer.kind !== key.kind || !(sign === 1n ? ofCarry : ofBorrow).test(id)) return false;
    const wrong = Decimal.parse(answer.values[0] ?? '0');
    return wrong.places > places || !all.has(sign * (units(right) - units(wrong)));
  });
  return amiss === undefined ? null : `«${amiss.title}» is named, but no such ten is exchanged`;
}
