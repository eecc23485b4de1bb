import type { SchoolClass } from '@mashq/api/contract';
import { useClassMessageContent } from '@mashq/state/messages/class-messages/teacher';
import { useSession } from '@mashq/state/platform/session/session';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { classPage } from '../../../platform/strings/teacher-class-page.ts';
import { teacherClasses } from '../../../platform/strings/teacher-classes.ts';
import { classMessages } from '../../strings/teacher-class-messages.ts';
import { MessageForm } from './MessageForm.tsx';
import { messagesPath, NEW } from './message-path.ts';

const words = classMessages.form;

interface EditMessageScreenProps {
  classId: string;
  messageId: string;
}

/** Writes a message to a class, or changes one; in place of an id, `new` is a new one. */
export function EditMessageScreen({ classId, messageId }: EditMessageScreenProps) {
  const { activeUser } = useSession();
  const schoolClass = activeUser?.classes.find(({ id }) => id === classId);
  const isNew = messageId === NEW;
  const title = isNew ? words.newTitle : words.editTitle;
  const home = { title: teacherClasses.title, href: '/teacher/classes' };
  if (schoolClass === undefined) {
    return (
      <Page title={title} breadcrumbs={<Breadcrumbs items={[home, { title }]} />}>
        <LazyEmptyState picture="lost">{classPage.missing}</LazyEmptyState>
      </Page>
    );
  }
  return (
    <Page
      title={title}
      width="reading"
      breadcrumbs={
        <Breadcrumbs items={[home, { title: schoolClass.title, href: messagesPath(schoolClass) }, { title }]} />
      }
    >
      {isNew ? <MessageForm schoolClass={schoolClass} /> : <StoredMessage id={messageId} schoolClass={schoolClass} />}
    </Page>
  );
}

function StoredMessage({ id, schoolClass }: { id: string; schoolClass: SchoolClass }) {
  return (
    <QueryBoundary query={useClassMessageContent(id)} skeleton={<Skeleton shape="card" size="huge" />}>
      {(message) =>
        message.is_mine ? (
          <MessageForm schoolClass={schoolClass} message={message} />
        ) : (
          <Alert tone="info">{words.notMine}</Alert>
        )
      }
    </QueryBoundary>
  );
}
