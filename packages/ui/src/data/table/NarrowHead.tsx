import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import type { NarrowColumns } from './narrow-columns.ts';

interface NarrowHeadProps<Row> {
  columns: NarrowColumns<Row>;
  selectHeader: string | undefined;
  expansionHeader: string | undefined;
  actionsHeader: string | undefined;
}

/** The heads of rows of two lines, heard only: the band over the rows shows what must be seen of them. */
export function NarrowHead<Row>({
  columns: { name, details, ends },
  selectHeader,
  expansionHeader,
  actionsHeader,
}: NarrowHeadProps<Row>) {
  const heads = [
    selectHeader,
    expansionHeader,
    name?.header,
    details.length > 0 ? details.map(({ header }) => header).join('، ') : undefined,
    ...ends.map(({ header }) => header),
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
