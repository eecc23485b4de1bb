import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { figureOf, formulas, nth, type Sheet, terms, wordsOf } from '../question-readers/sheet.ts';

const placeValue: Readonly<Record<string, Rational>> = {
  صدگان: Rational.of(100),
  دهگان: Rational.of(10),
  یکان: Rational.of(1),
  دهم: Rational.of(1, 10),
  صدم: Rational.of(1, 100),
  هزارم: Rational.of(1, 1000),
};

function read(text: string): Rational {
  return Rational.of(BigInt(text.replace('.', '')), 10n ** BigInt((text.split('.')[1] ?? '').length));
}

/** A number less the same number with 0 in place of the digit. */
function lost(text: string, index: number): Rational {
  return read(text).minus(read([...text].map((digit, at) => (at === index ? '0' : digit)).join('')));
}

function total(parts: readonly Rational[]): Rational {
  return parts.reduce((sum, part) => sum.plus(part), Rational.of(0));
}

function solved(sheet: Sheet): Rational {
  const words = wordsOf(sheet.stem);
  if (sheet.form === 'figure') {
    const { columns, rows } = figureOf(sheet, 'place-table');
    return total(
      nth(rows, 0).map((digit, index) =>
        Rational.of(Number(digit)).times(placeValue[columns[index] ?? ''] ?? Rational.of(0)),
      ),
    );
  }
  if (sheet.form === 'reverse') {
    const statement = [...words.matchAll(/([۰-۹]) (صدگان|دهگان|یکان|دهم|صدم|هزارم)/g)];
    return statement.length > 0
      ? total(
          statement.map(([, digit = '', place = '']) =>
            Rational.of('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)).times(placeValue[place] ?? Rational.of(0)),
          ),
        )
      : total(given(sheet));
  }
  const pointed = formulas(sheet.stem)
    .flatMap(terms)
    .find((node) => node.t === 'digits');
  if (pointed?.t === 'digits') return lost(pointed.value, pointed.index);
  const number = formulas(sheet.stem).find((node) => node.t === 'number');
  const digit = String(nth(everyNumber(sheet.stem), -1).numerator);
  if (number?.t !== 'number') throw new Error('no number');
  return lost(number.value, number.value.indexOf(digit));
}

export const checker: SkillChecker = { solve: (sheet) => ({ kind: 'decimal', values: [asDecimal(solved(sheet))] }) };
