import { ownChat } from '@mashq/state/messages/chat/conversation-calls';
import { useSession } from '@mashq/state/platform/session/session';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { studentChatWords, chatWords as words } from '../strings/chat.ts';
import { SupportConversation } from './SupportConversation.tsx';
import * as css from './SupportDialog.css.ts';

export interface SupportDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The person's conversation with support, over whatever screen it was opened from. */
export function SupportDialog({ isOpen, onOpenChange }: SupportDialogProps) {
  const { activeUser } = useSession();
  const isStudent = activeUser?.role === 'STUDENT';
  return (
    <Dialog title={words.support} size="large" isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={css.conversation}>
        <SupportConversation
          calls={ownChat}
          title={words.supportName}
          subtitle={(isStudent ? studentChatWords : words).hours}
          {...(isStudent && { voice: 'student', uiMessages: studentChatWords.conversation })}
          otherName={words.supportName}
        />
      </div>
    </Dialog>
  );
}
