import { ChevronDown, FilterX } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../actions/button/Button.tsx';
import { CheckboxGroup } from '../../forms/checkbox-group/CheckboxGroup.tsx';
import { SearchField } from '../../forms/search-field/SearchField.tsx';
import { formatNumber } from '../../i18n/digits.ts';
import * as faLists from '../../i18n/fa/lists.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { surface } from '../../primitives/floating-surface/floating-surface.css.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { type ChoiceFilter, type FilterValues, hasFilters, type TableFilter } from './filter-rows.ts';
import * as css from './TableFilterBar.css.ts';

export interface TableFilterBarProps<Row> extends RootProps {
  /** One a column that can be filtered, in the order of the columns. */
  filters: readonly TableFilter<Row>[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  /** How many rows pass, and of how many; shown while any filter is on, and announced. */
  shown?: number;
  total?: number;
  /** @default «پالایش فهرست» */
  label?: string;
  /** @default «پاک کردن پالایه‌ها» */
  clearLabel?: string;
  /** The numbers come written. @default «۳ از ۲۹» */
  countLabel?: (shown: string, total: string) => string;
}

/**
 * The filters of a table, above it: a search box for words, a menu of boxes for values. It stays when no row passes. Keyboard: Tab
 * from filter to filter; Enter opens a menu, Space checks, Escape closes.
 */
export function TableFilterBar<Row>({
  filters,
  values,
  onChange,
  shown,
  total,
  label = messagesFor('data.tableFilter', faLists.tableFilter).label,
  clearLabel = messagesFor('data.tableFilter', faLists.tableFilter).clear,
  countLabel = messagesFor('data.tableFilter', faLists.tableFilter).count,
  className,
  ...rest
}: TableFilterBarProps<Row>) {
  const digits = useDigits();
  const isOn = hasFilters(values);
  const change = (id: string, value: string | readonly string[]) => onChange({ ...values, [id]: value });
  const number = (value: number) => formatNumber(value, { digits });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and its legend for what is seen
    <div {...rest} role="group" aria-label={label} className={classNames(css.root, className)}>
      {filters.map((filter) =>
        'text' in filter ? (
          <div key={filter.id} className={css.search}>
            <SearchField
              label={filter.label}
              isLabelHidden
              placeholder={filter.label}
              value={String(values[filter.id] ?? '')}
              onChange={(typed) => change(filter.id, typed)}
            />
          </div>
        ) : (
          <ChoiceMenu
            key={filter.id}
            filter={filter}
            chosen={[values[filter.id] ?? []].flat()}
            onChange={(chosen) => change(filter.id, chosen)}
          />
        ),
      )}
      <span role="status" className={css.count}>
        {isOn && shown !== undefined && total !== undefined && countLabel(number(shown), number(total))}
      </span>
      {isOn && (
        <Button variant="quiet" size="small" icon={<FilterX size="1.1em" />} onPress={() => onChange({})}>
          {clearLabel}
        </Button>
      )}
    </div>
  );
}

interface ChoiceMenuProps<Row> {
  filter: ChoiceFilter<Row>;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

function ChoiceMenu<Row>({ filter: { label, options }, chosen, onChange }: ChoiceMenuProps<Row>) {
  const digits = useDigits();
  const count = formatNumber(chosen.length, { digits });
  const isOn = chosen.length > 0;
  // Not by react-aria's `DialogTrigger`, which brings what menus within menus need, 20 KB.
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AriaButton
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        className={css.trigger}
        {...(isOn && { 'data-on': '' })}
      >
        {label}
        {isOn && (
          <>
            {' '}
            <span className={css.number}>{count}</span>{' '}
            <span className={visuallyHidden}>{messagesFor('data.tableFilter', faLists.tableFilter).chosen}</span>
          </>
        )}
        <ChevronDown size="1.1em" aria-hidden="true" />
      </AriaButton>
      <Popover triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen} placement="bottom start" className={surface}>
        <Dialog aria-label={label} className={css.menu}>
          <CheckboxGroup label={label} options={options} value={chosen} onChange={onChange} />
        </Dialog>
      </Popover>
    </>
  );
}
