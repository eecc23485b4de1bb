import { persianNumber, plainMath, type RawInput, type TableCellsForm, type TableCellsKey } from '../../src/index.ts';
import { decimalForms, wholeForms } from '../properties/typed-number-forms.ts';
import type { TestedKind } from './kind.ts';

const raw = (values: readonly string[]): RawInput => ({ kind: 'table-cells', values });

export const tableCells: TestedKind<TableCellsForm, TableCellsKey> = {
  kind: 'table-cells',
  forms: ({ values }, { keyboard }) => {
    const forms = values.map(keyboard === 'decimal' ? decimalForms : wholeForms);
    const count = Math.min(...forms.map((list) => list.length));
    return Array.from({ length: count }, (_, index) => raw(forms.map((list) => list[index] ?? '')));
  },
  misses: ({ values }) => [
    ...values
      .flatMap((value, place) =>
        [`${Number(value) + 1}`, `${Number(value) - 1}`, `${value}0`, '', 'x', '1/0'].map((text) =>
          raw(values.map((one, at) => (at === place ? text : one))),
        ),
      )
      .filter(
        (input) =>
          input.kind === 'table-cells' &&
          input.values.some((text, at) => Number(text) !== Number(values[at]) || text === ''),
      ),
    raw([]),
    raw(values.slice(1)),
    raw([...values, '1']),
  ],
  texts: ({ description, columns = [], rows }) => ({
    words: [
      description,
      ...columns,
      ...rows
        .flat()
        .flatMap((cell) => (cell.t === 'text' ? [cell.text] : cell.t === 'math' ? [plainMath(cell.math)] : [])),
    ],
    numbers: [],
  }),
  printed: ({ values }) => values.map((value) => persianNumber(value)),
  isTelling: false,
};
