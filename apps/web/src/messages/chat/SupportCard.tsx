import { useUnreadChat } from '@mashq/state/messages/chat/chat';
import { useSession } from '@mashq/state/platform/session/session';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { formatNumber } from '@mashq/ui/i18n';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { chatWords as words } from '../strings/chat.ts';

const dialog = lazyComponent(() => import('./SupportDialog.tsx'), 'SupportDialog');

/** Opens the conversation with support; says how many of its messages are not read. */
export function SupportCard() {
  const { activeUser } = useSession();
  const { data } = useUnreadChat(activeUser !== null && activeUser.role !== 'SYS_ADMIN');
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const unread = data?.count ?? 0;
  return (
    <Card
      title={words.support}
      subtitle={unread === 0 ? words.hours : words.unread(formatNumber(unread))}
      actions={
        <Button
          variant="secondary"
          icon={<MessagesSquare size="1.2em" />}
          onPress={() => {
            setAsked(true);
            setOpen(true);
          }}
        >
          {words.open}
        </Button>
      }
    >
      {isAsked && (
        <OptionalBoundary>
          <dialog.Component isOpen={isOpen} onOpenChange={setOpen} />
        </OptionalBoundary>
      )}
    </Card>
  );
}
