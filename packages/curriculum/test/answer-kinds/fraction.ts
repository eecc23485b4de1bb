import type { FractionForm, FractionKey } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import { holds } from '../properties/texts.ts';
import { rationalForms, SCALES, wholeForms } from '../properties/typed-number-forms.ts';
import { NO_TEXTS, type TestedKind, UNREADABLE } from './kind.ts';

export const fraction: TestedKind<FractionForm, FractionKey> = {
  kind: 'fraction',
  forms: (key, { simplest }) => {
    const equal = (simplest === true ? [1] : SCALES).map(
      (scale) => [`${key.numerator * scale}`, `${key.denominator * scale}`] as const,
    );
    const [numerators, denominators] = [wholeForms(`${key.numerator}`), wholeForms(`${key.denominator}`)];
    const written = numerators.map((text, index) => [text, denominators[index] ?? ''] as const);
    return [...equal, ...written].map(([numerator, denominator]) => ({ kind: 'fraction', numerator, denominator }));
  },
  misses: ({ numerator: n, denominator: d }, { simplest }) => {
    const pairs = [
      [`${n + 1}`, `${d}`],
      [`${n}`, `${d + 1}`],
      [`${n}`, '0'],
      [`${n}`, ''],
      ['', `${d}`],
      [`${n}.5`, `${d}`],
      [`-${n}`, `${d}`],
    ].filter(([numerators, denominators]) => n !== 0 || numerators !== '-0' || denominators === '');
    const upsideDown = n === d ? [] : [[`${d}`, `${n}`]];
    const unreduced = simplest === true ? [[`${n * 2}`, `${d * 2}`]] : [];
    return [...pairs, ...upsideDown, ...unreduced, ...UNREADABLE.map((text) => [text, `${d}`])]
      .filter(([numerators]) => n !== 0 || numerators !== '0')
      .map(([numerator = '', denominator = '']) => ({ kind: 'fraction', numerator, denominator }));
  },
  texts: () => NO_TEXTS,
  printed: ({ numerator, denominator }) => rationalForms(Rational.of(numerator, denominator)),
  isWritten: ({ text }, { numerator, denominator }) =>
    rationalForms(Rational.of(numerator, denominator)).some((form) => holds(text, form)),
  isTelling: ({ denominator }) => denominator > 1,
};
