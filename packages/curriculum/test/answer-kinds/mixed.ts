import type { MixedForm, MixedKey, RawInput } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import { holds } from '../properties/texts.ts';
import { rationalForms, SCALES, wholeForms } from '../properties/typed-number-forms.ts';
import { NO_TEXTS, type TestedKind, UNREADABLE } from './kind.ts';

const raw = (whole: string, numerator: string, denominator: string): RawInput => ({
  kind: 'mixed',
  whole,
  numerator,
  denominator,
});

const written = ({ whole, numerator, denominator }: MixedKey) =>
  rationalForms(Rational.mixed(whole, numerator, denominator));

export const mixed: TestedKind<MixedForm, MixedKey> = {
  kind: 'mixed',
  forms: ({ whole, numerator, denominator }, { improper }) => {
    const wholes = wholeForms(`${whole}`);
    if (numerator === 0) return wholes.flatMap((text) => [raw(text, '', ''), raw(text, '۰', '5')]);
    const [numerators, denominators] = [wholeForms(`${numerator}`), wholeForms(`${denominator}`)];
    const alone = improper === true ? SCALES : [];
    return [
      ...SCALES.map((scale) => raw(`${whole}`, `${numerator * scale}`, `${denominator * scale}`)),
      ...wholes.map((text, index) => raw(text, numerators[index] ?? '', denominators[index] ?? '')),
      ...(whole === 0 ? [raw(' ', `${numerator}`, `${denominator}`)] : []),
      ...alone.map((scale) => raw('', `${(whole * denominator + numerator) * scale}`, `${denominator * scale}`)),
    ];
  },
  misses: ({ whole: w, numerator: n, denominator: d }, { improper }) => [
    raw(`${w + 1}`, n === 0 ? '' : `${n}`, n === 0 ? '' : `${d}`),
    raw('', `${w * d + n + d}`, `${d}`),
    raw(`${w}`, `${n + d}`, `${d}`),
    raw(`${w}`, `${n}`, '0'),
    raw(`${w}`, `${n + 1}`, ''),
    raw(`${w}`, '', `${d}`),
    ...(w > 0
      ? [
          ...(improper === true ? [] : [raw('', `${w * d + n}`, `${d}`)]),
          // Where the form is free, `0 7/3` is the fraction alone.
          ...(improper === true && w === 1 ? [] : [raw(`${w - 1}`, `${n + d}`, `${d}`)]),
          raw(`-${w}`, n === 0 ? '' : `${n}`, n === 0 ? '' : `${d}`),
        ]
      : []),
    ...(n > 0 ? [raw(`${w}`, '', ''), raw(`${w}`, `${n}`, `${d * 2}`)] : []),
    ...UNREADABLE.filter((text) => text.trim() !== '').map((text) => raw(text, `${n}`, `${d}`)),
  ],
  texts: () => NO_TEXTS,
  printed: written,
  isWritten: ({ text }, key) => written(key).some((form) => holds(text, form)),
  isTelling: ({ numerator }) => numerator > 0,
  // In its own form: the improper fraction may be a step on the way.
  stated: (key) => written(key).slice(0, 1),
  // A mixed number in its own stem gives the answer away; a whole or decimal number may be asked back (rounding to itself).
  mayBeInStem: ({ whole }) => whole === 0,
};
