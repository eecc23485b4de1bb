import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import type { NarrowColumns } from './narrow-columns.ts';
import type { TableColumn } from './types.ts';

interface NarrowHeadProps<Row> {
  columns: NarrowColumns<Row>;
  selectHeader: string | undefined;
  expansionHeader: string | undefined;
  actionsHeader: string | undefined;
}

/** The heads of rows of two lines, heard only: the band over the rows shows what must be seen of them. */
export function NarrowHead<Row>({
  columns: { name, details, badges, numbers },
  selectHeader,
  expansionHeader,
  actionsHeader,
}: NarrowHeadProps<Row>) {
  const { comma } = messagesFor('punctuation', faPunctuation);
  const together = (columns: readonly TableColumn<Row>[]) =>
    columns.length > 0 ? columns.map(({ header }) => header).join(comma) : undefined;
  const heads = [
    selectHeader,
    expansionHeader,
    name?.header,
    together(details),
    together(badges),
    ...numbers.map(({ header }) => header),
    actionsHeader,
  ].filter((head) => head !== undefined);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a browser drops them with `display`
    <thead role="rowgroup" className={visuallyHidden}>
      <tr role="row">
        {heads.map((head) => (
          <th key={head} role="columnheader" scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
