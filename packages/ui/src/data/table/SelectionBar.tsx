import { Button } from '../../actions/button/Button.tsx';
import { formatNumber } from '../../i18n/digits.ts';
import * as faData from '../../i18n/fa/data.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { useFocusFallback } from '../../primitives/focus-fallback/use-focus-fallback.ts';
import { pageChoice, withRows } from './chosen-rows.ts';
import { RowBox } from './RowBox.tsx';
import * as css from './Selection.css.ts';
import type { RowKey, TableSelection } from './types.ts';

interface SelectionBarProps<Row> extends TableSelection<Row> {
  /** Keys of the rows in sight. */
  shown: readonly RowKey[];
}

/** Over the rows: the box for all of the page, how many are chosen, and what can be done with them. Always there. */
export function SelectionBar<Row>({
  selected,
  onChange,
  shown,
  actions,
  pageLabel = messagesFor('data.table', faData.table).selectPage,
  countLabel = messagesFor('data.table', faData.table).selected,
  clearLabel = messagesFor('data.table', faData.table).clear,
}: SelectionBarProps<Row>) {
  const digits = useDigits();
  const choice = pageChoice(selected, shown);
  const hasAny = selected.size > 0;
  // A button that empties the choice goes with it.
  const bar = useFocusFallback<HTMLDivElement>('input', hasAny);
  return (
    <div ref={bar} className={css.bar}>
      <RowBox
        isChecked={choice === 'all'}
        isMixed={choice === 'some'}
        onChange={() => onChange(withRows(selected, shown, choice !== 'all'))}
      >
        {pageLabel}
      </RowBox>
      <span role="status" className={css.count}>
        {hasAny ? countLabel(formatNumber(selected.size, { digits })) : ''}
      </span>
      {hasAny && (
        <span className={css.barActions}>
          {actions}
          <Button variant="quiet" size="small" onPress={() => onChange(new Set())}>
            {clearLabel}
          </Button>
        </span>
      )}
    </div>
  );
}
