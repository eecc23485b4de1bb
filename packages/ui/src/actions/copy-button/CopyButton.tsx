import { Check, Copy } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { faCopy } from '../../i18n/fa/copy-button.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { IconButton, type IconButtonSize } from '../icon-button/index.ts';
import * as css from './CopyButton.css.ts';

export interface CopyButtonProps extends RootProps {
  /** What goes to the clipboard, letter by letter. */
  text: string;
  /** What is copied, for the button's name: «کد کلاس» gives «کپی کد کلاس». */
  label: string;
  /** @default 'medium' */
  size?: IconButtonSize;
  /** Called when it is on the clipboard. */
  onCopy?: () => void;
  /** @default «کپی …»، «کپی شد»، «کپی نشد؛ …» */
  messages?: Partial<Messages<typeof faCopy>>;
  ref?: Ref<HTMLSpanElement>;
}

/** Time the mark of success stays, in milliseconds. */
const SHOWN = 2000;

/** Puts a text on the clipboard and says so. Keyboard: Enter or Space. */
export function CopyButton({ text, label, size = 'medium', onCopy, messages, className, ...rest }: CopyButtonProps) {
  const { copy, copied, failed } = { ...messagesFor('actions.copy', faCopy), ...messages };
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    // A failure stays to be read, until the next try.
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), SHOWN);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function write() {
    // At once, as without a clipboard it fails at once: the same outcome again must be said again.
    flushSync(() => setOutcome(null));
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      onCopy?.();
    } catch {
      // No permission, or a page without encryption: the text can still be selected by hand.
      setOutcome('failed');
    }
  }

  return (
    <span {...rest} className={classNames(css.root, className)}>
      <IconButton aria-label={copy(label)} size={size} onPress={write}>
        {outcome === 'copied' ? <Check strokeWidth={3} /> : <Copy />}
      </IconButton>
      <span role="status" className={outcome === 'failed' ? css.failed : visuallyHidden}>
        {outcome === 'copied' && copied}
        {outcome === 'failed' && failed}
      </span>
    </span>
  );
}
