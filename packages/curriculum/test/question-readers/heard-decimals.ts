import { Rational } from '../../src/numbers/rational.ts';
import { heardNumber } from './number-words.ts';

const parts: readonly (readonly [string, number])[] = [
  ['دهم', 10],
  ['صدم', 100],
];

/** «سه و چهار دهم» is 3.4; without «دهم» or «صدم» it is a whole number. */
export function heardDecimal(words: string): Rational {
  const found = parts.find(([name]) => words.endsWith(` ${name}`));
  if (found === undefined) return Rational.of(heardNumber(words));
  const [name, size] = found;
  const said = words.slice(0, -name.length - 1).split(' و ');
  // The part after the mark takes as many number words from the end as stay below its size; the rest is whole.
  const part = said.slice(-1);
  if (
    size === 100 &&
    said.length > 1 &&
    heardNumber(part.join(' و ')) < 10 &&
    heardNumber(said.at(-2) ?? 'صفر') % 10 === 0 &&
    heardNumber(said.at(-2) ?? 'صفر') >= 20
  ) {
    part.unshift(said.at(-2) ?? '');
  }
  const whole = said.slice(0, said.length - part.length);
  return Rational.of(whole.length === 0 ? 0 : heardNumber(whole.join(' و '))).plus(
    Rational.of(heardNumber(part.join(' و ')), size),
  );
}
