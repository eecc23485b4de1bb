import { useUnreadChat } from '@mashq/state/messages/chat/chat';
import { Button } from '@mashq/ui/actions/button';
import { visuallyHidden } from '@mashq/ui/theme';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import * as css from '../../platform/layout/frame-label.css.ts';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { chatWords as words } from '../strings/chat.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

const dialog = lazyComponent(() => import('./SupportDialog.tsx'), 'SupportDialog');

/** Opens the conversation with support from any screen, with the number of messages that are not read. */
export function SupportButton() {
  const { data } = useUnreadChat(true);
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<MessagesSquare size="1.25em" />}
        onPress={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <span className={css.wideLabel}>{words.support}</span>
        <UnreadBadge count={data?.count ?? 0} />
      </Button>
      {isAsked && (
        <OptionalBoundary>
          <dialog.Component isOpen={isOpen} onOpenChange={setOpen} />
        </OptionalBoundary>
      )}
      <span role="status" className={visuallyHidden}>
        {data && data.count > 0 ? words.unread(words.count(data.count)) : ''}
      </span>
    </>
  );
}
