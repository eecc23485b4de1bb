import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosureGroup, DisclosurePanel } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Accordion.css.ts';

export interface AccordionItem {
  id: string;
  /** Always in sight; a question or a name. */
  title: string;
  /** Shown when opened. */
  content: ReactNode;
  isDisabled?: boolean;
}

export interface AccordionProps extends RootProps {
  items: readonly AccordionItem[];
  /** Level of the titles' headings. @default 3 */
  level?: 2 | 3 | 4 | 5;
  /** Several may be open at once. @default false */
  allowsMultiple?: boolean;
  /** Ids that are open at first. */
  defaultOpen?: readonly string[];
  /** Ids that are open, when the caller keeps them. */
  open?: readonly string[];
  /** Titles carry the ids of their items in the document, so that a link with `#id` leads to them. @default false */
  hasAnchors?: boolean;
  onChange?: (open: readonly string[]) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Titles that open what is under them. Keyboard: Tab goes from title to title, Enter or Space opens and closes. */
export function Accordion({
  items,
  level = 3,
  allowsMultiple = false,
  defaultOpen = [],
  open,
  hasAnchors = false,
  onChange,
  className,
  ...rest
}: AccordionProps) {
  return (
    <DisclosureGroup
      {...rest}
      className={classNames(css.root, className)}
      allowsMultipleExpanded={allowsMultiple}
      {...(open === undefined ? { defaultExpandedKeys: defaultOpen } : { expandedKeys: open })}
      {...(onChange && { onExpandedChange: (keys) => onChange([...keys].map(String)) })}
    >
      {items.map(({ id, title, content, isDisabled = false }) => (
        <Disclosure key={id} id={id} isDisabled={isDisabled} className={css.item}>
          <Heading level={level} className={css.heading} {...(hasAnchors && { id })}>
            <Button slot="trigger" className={css.trigger}>
              {title}
              <ChevronDown size="1.25em" className={css.chevron} aria-hidden="true" />
            </Button>
          </Heading>
          <DisclosurePanel className={css.panel}>
            <div className={css.content}>{content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
