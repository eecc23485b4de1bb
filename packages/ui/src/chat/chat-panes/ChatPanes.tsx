import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './ChatPanes.css.ts';

export interface ChatPanesProps extends RootProps {
  /** A `ChatList`. */
  list: ReactNode;
  /** The `Conversation` that is open, or what is there while none is. */
  children: ReactNode;
  /** A conversation is open: where there is room for one pane only, it is this one. */
  isConversationOpen: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The list and the conversation side by side, or one of them where their place is narrower than 48 rem. It fills the
 * height of its parent. When the pane that had the focus goes, the other one gets it.
 */
export function ChatPanes({ list, children, isConversationOpen, className, ...rest }: ChatPanesProps) {
  const listPane = useRef<HTMLDivElement>(null);
  const conversationPane = useRef<HTMLDivElement>(null);
  const was = useRef(isConversationOpen);

  useEffect(() => {
    if (was.current === isConversationOpen) return;
    was.current = isConversationOpen;
    const [shown, hidden] = isConversationOpen
      ? [conversationPane.current, listPane.current]
      : [listPane.current, conversationPane.current];
    const focused = document.activeElement;
    const isLost = focused === document.body || hidden?.contains(focused);
    if (isLost && hidden !== null && getComputedStyle(hidden).display === 'none') shown?.focus({ preventScroll: true });
  }, [isConversationOpen]);

  return (
    <div {...rest} className={classNames(css.root, className)}>
      <div className={css.panes} {...(isConversationOpen && { 'data-open': '' })}>
        <div ref={listPane} tabIndex={-1} className={css.list}>
          {list}
        </div>
        <div ref={conversationPane} tabIndex={-1} className={css.conversation}>
          {children}
        </div>
      </div>
    </div>
  );
}
