import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { Accordion } from '../../data/accordion/Accordion.tsx';
import { formatDigits } from '../../i18n/digits.ts';
import { faMarketing } from '../../i18n/fa/marketing.ts';
import { messagesFor } from '../../i18n/language.ts';
import { matchesSearch } from '../../i18n/search-text.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Faq.css.ts';

export interface FaqItem {
  /** Is in the address: `/faq#offline` opens the item `offline`. One of its kind on the page. */
  id: string;
  question: string;
  answer: ReactNode;
  /** Words by which it is found too. @default the answer, where it is plain text */
  keywords?: string;
}

export interface FaqProps extends RootProps {
  items: readonly FaqItem[];
  /** Words to look for: only questions that have them, or whose answers do, are shown. `SearchableFaq` has a field for them. @default '' */
  typed?: string;
  /** Level of the questions' headings. @default 3 */
  level?: 2 | 3 | 4 | 5;
  /** Called with the id that the address names; what hides its question must give way. */
  onAsked?: (id: string) => void;
  /** How many were found. @default «۳ پرسش» */
  foundLabel?: (count: string) => string;
  /** @default «پرسشی با این واژه‌ها نیست. با واژهٔ دیگری بگردید.» */
  nothingLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

const wordsOf = ({ question, answer, keywords }: FaqItem) =>
  `${question} ${keywords ?? (typeof answer === 'string' ? answer : '')}`;

/** The id in the address, in Persian letters too; '' where there is none or it is broken. */
function idInAddress(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Questions that open their answers. The address may name one (`#id`): it is opened, scrolled to and given the focus.
 * Keyboard: Tab goes from question to question, Enter or Space opens and closes.
 */
export function Faq({
  items,
  typed = '',
  level = 3,
  onAsked,
  foundLabel = messagesFor('marketing', faMarketing).faq.found,
  nothingLabel = messagesFor('marketing', faMarketing).faq.nothing,
  className,
  ...rest
}: FaqProps) {
  const digits = useDigits();
  const [open, setOpen] = useState<readonly string[]>([]);
  // Of its own each time: the same question asked again is gone to again.
  const [asked, setAsked] = useState<{ id: string } | null>(null);
  const found = items.filter((item) => matchesSearch(wordsOf(item), typed));
  const isLooking = typed.trim() !== '';

  const follow = useEffectEvent(() => {
    const id = idInAddress();
    if (!items.some((item) => item.id === id)) return;
    onAsked?.(id);
    setOpen([id]);
    setAsked({ id });
  });
  useEffect(() => {
    const onHashChange = () => follow();
    onHashChange();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  useEffect(() => {
    const title = asked && document.getElementById(asked.id);
    title?.scrollIntoView();
    title?.querySelector('button')?.focus({ preventScroll: true });
  }, [asked]);

  return (
    <div {...rest} className={classNames(css.root, className)}>
      <p role="status" className={css.announced}>
        {isLooking && (found.length === 0 ? nothingLabel : foundLabel(formatDigits(found.length, digits)))}
      </p>
      {found.length > 0 && (
        <Accordion
          items={found.map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
          level={level}
          open={open}
          hasAnchors
          onChange={setOpen}
        />
      )}
    </div>
  );
}
