import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { formatNumber } from '../../i18n/digits.ts';
import * as faData from '../../i18n/fa/data.ts';
import { messagesFor } from '../../i18n/language.ts';
import { collectionMessages } from '../../i18n/react-aria/collections.ts';
import { setReactAriaMessages } from '../../i18n/react-aria-fa.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { Announcement } from '../../primitives/announcement/Announcement.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './SortableList.css.ts';

setReactAriaMessages(collectionMessages);

export interface SortableListProps<Item> extends RootProps {
  /** What is put in order; the list's name for screen readers. */
  'aria-label': string;
  /** In the order that the parent keeps. */
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Names an item in the names of its buttons and in what is announced. */
  itemText: (item: Item) => string;
  /** What is seen of an item. @default its text */
  children?: (item: Item) => ReactNode;
  /** All items in their new order; the list shows it when the parent hands it back. */
  onReorder: (items: readonly Item[]) => void;
  /** @default false */
  isDisabled?: boolean;
  /** Without items. @default nothing */
  empty?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A list that a person puts in order: by dragging an item at its handle, or by its two buttons, one place at a press. Keyboard: the arrows
 * walk the items, Alt with an arrow up or down moves the one that has the focus; towards its end are its handle (Enter lifts, arrows choose
 * a place, Enter drops, Escape lets go) and its buttons.
 */
export function SortableList<Item>({
  'aria-label': label,
  items,
  itemKey,
  itemText,
  children = itemText,
  onReorder,
  isDisabled = false,
  empty,
  className,
  ...rest
}: SortableListProps<Item>) {
  const digits = useDigits();
  const words = messagesFor('data.sortable', faData.sortable);
  const [announcement, setAnnouncement] = useState('');
  const keys = items.map(itemKey);
  const number = (value: number) => formatNumber(value, { digits });

  const move = (key: string, to: number) => {
    const from = keys.indexOf(key);
    const item = items[from];
    if (isDisabled || item === undefined || to < 0 || to >= items.length || to === from) return;
    onReorder(moveTo(items, from, to));
    setAnnouncement(words.moved(itemText(item), number(to + 1), number(items.length)));
  };

  const { dragAndDropHooks } = useDragAndDrop<{ id: string }>({
    isDisabled,
    getItems: (dragged) =>
      [...dragged].map((key) => {
        const item = items[keys.indexOf(String(key))];
        return { 'text/plain': item === undefined ? '' : itemText(item) };
      }),
    onReorder: ({ keys: dragged, target }) => {
      const [key] = [...dragged].map(String);
      if (key === undefined) return;
      const from = keys.indexOf(key);
      const beside = keys.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      // Its own place is free once it is lifted.
      move(key, beside > from ? beside - 1 : beside);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.place} />,
  });

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || steps === undefined) return;
    const key = (event.target as HTMLElement).closest<HTMLElement>('[role=row]')?.dataset.key;
    if (key === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(key, keys.indexOf(key) + steps);
  };

  return (
    <div {...rest} className={classNames(css.root, className)} onKeyDownCapture={onKeyDownCapture}>
      <GridList
        aria-label={label}
        className={css.list}
        dragAndDropHooks={dragAndDropHooks}
        selectionMode="none"
        renderEmptyState={() => empty}
      >
        {items.map((item, place) => {
          const key = keys[place] ?? '';
          const text = itemText(item);
          return (
            <GridListItem key={key} id={key} textValue={text} className={css.item}>
              <Button slot="drag" className={css.handle} isDisabled={isDisabled}>
                <GripVertical size="1.25em" aria-hidden="true" />
              </Button>
              <span className={css.words}>{children(item)}</span>
              <span className={css.buttons}>
                <Button
                  slot={null}
                  className={css.step}
                  aria-label={words.up(text)}
                  isDisabled={isDisabled || place === 0}
                  onPress={() => move(key, place - 1)}
                >
                  <ChevronUp size="1.25em" aria-hidden="true" />
                </Button>
                <Button
                  slot={null}
                  className={css.step}
                  aria-label={words.down(text)}
                  isDisabled={isDisabled || place === items.length - 1}
                  onPress={() => move(key, place + 1)}
                >
                  <ChevronDown size="1.25em" aria-hidden="true" />
                </Button>
              </span>
            </GridListItem>
          );
        })}
      </GridList>
      <Announcement>{announcement}</Announcement>
    </div>
  );
}

/** The items with the one at a place moved to another; the others keep their order. */
export function moveTo<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
