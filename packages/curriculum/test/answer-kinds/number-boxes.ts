import type { DecimalForm, DecimalKey, IntegerForm, IntegerKey, RawInput } from '../../src/model/index.ts';
import { persianNumber } from '../../src/numbers/persian/digits.ts';
import { holds } from '../properties/texts.ts';
import { decimalForms, wholeForms } from '../properties/typed-number-forms.ts';
import { type TestedKind, UNREADABLE } from './kind.ts';

/** «۱۲٬۳۴۵» and «۱۲۳۴۵». */
const written = (value: string) => [persianNumber(value), persianNumber(value).replaceAll('٬', '')];

/** Whole numbers or decimals, one a box. `isTold` says which value is not in every question by chance. */
export function numberBoxes(
  kind: 'integer' | 'decimal',
  isTold: (value: string) => boolean,
): TestedKind<IntegerForm | DecimalForm, IntegerKey | DecimalKey> {
  const raw = (values: readonly string[]): RawInput => ({ kind, values });
  return {
    kind,
    forms: ({ values }, { blanks }) => {
      const forms = values.map(kind === 'integer' ? wholeForms : decimalForms);
      const count = Math.min(...forms.map((list) => list.length));
      const plain = Array.from({ length: count }, (_, index) => raw(forms.map((list) => list[index] ?? '')));
      const unitOf = (index: number) => blanks[index]?.unit;
      return [...plain, raw(values.map((value, index) => (unitOf(index) ? `${value} ${unitOf(index)}` : value)))];
    },
    misses: ({ values }) => {
      const last = values.at(-1) ?? '0';
      const off = [
        stepped(last, 1n),
        stepped(last, -1n),
        stepped(last, 10n),
        `${last.replace('.', '')}0`,
        `-${last}`.replace('--', ''),
      ].filter((text) => text !== last && Number(text) !== Number(last));
      const inWhole =
        kind === 'integer' ? [`${last}.5`, `${last}/1`, `${last}٫۵`, `${last}/2`] : [`${last}1`, `${last}//`];
      return [...off, ...inWhole, ...UNREADABLE].map((text) => raw([...values.slice(0, -1), text]));
    },
    texts: ({ blanks }) => ({
      words: blanks.flatMap(({ label, unit }) => [label, unit]).filter((word) => word !== undefined),
      numbers: [],
    }),
    printed: ({ values }) => [...new Set(values.flatMap(written))],
    isWritten: ({ text }, { values }) => values.every((value) => written(value).some((each) => holds(text, each))),
    isTelling: ({ values }) => values.some(isTold),
    stated: ({ values }) => values.filter((value) => isTold(value)).flatMap(written),
  };
}

/** A number one step off, as text. */
function stepped(value: string, by: bigint): string {
  const part = value.split('.')[1] ?? '';
  const units = BigInt(value.replace('.', '')) + by;
  if (part === '') return `${units}`;
  const digits = `${units < 0n ? -units : units}`.padStart(part.length + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -part.length)}.${digits.slice(-part.length)}`;
}
