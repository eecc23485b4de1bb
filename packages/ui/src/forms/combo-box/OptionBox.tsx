import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { matchesSearch } from '../../i18n/search-text.ts';
import * as surfaceCss from '../../primitives/floating-surface/floating-surface.css.ts';
import * as fieldCss from '../field/field.css.ts';
import { type Option, OptionItem } from '../options/OptionItem.tsx';
import * as css from './ComboBox.css.ts';

/** How the list of choices opens, and what is in it while something is typed. */
export const listProps = { defaultFilter: matchesSearch, allowsEmptyCollection: true, menuTrigger: 'focus' } as const;

/** The box that is typed in, and at its end the button that opens the list. */
export function OptionBox({ children }: { children: ReactNode }) {
  const wasOpen = useRef(false);
  /** Escape with the list open is for the list alone: react-aria would also close a dialog around the field. */
  const closesList = {
    onKeyDownCapture: ({ target }: KeyboardEvent) => {
      wasOpen.current = target instanceof Element && target.getAttribute('aria-expanded') === 'true';
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && wasOpen.current) event.stopPropagation();
    },
  };
  return (
    <Group className={fieldCss.control} {...closesList}>
      {children}
      <Button className={fieldCss.insideButton}>
        <ChevronDown size="1.2em" className={css.chevron} aria-hidden="true" />
      </Button>
    </Group>
  );
}

/** The list of choices that opens under the box. */
export function OptionPopover({ options, emptyText }: { options: readonly Option<string>[]; emptyText: string }) {
  const list = useMemo(() => options.map((option) => <OptionItem key={option.value} {...option} />), [options]);
  return (
    <Popover className={surfaceCss.surface} offset={10}>
      <ListBox className={surfaceCss.list} renderEmptyState={() => <p className={css.empty}>{emptyText}</p>}>
        {list}
      </ListBox>
    </Popover>
  );
}
