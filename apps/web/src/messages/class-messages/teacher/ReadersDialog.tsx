import type { ClassMessageReader, TeacherClassMessage } from '@mashq/api/contract';
import { useClassMessageReaders } from '@mashq/state/messages/class-messages/teacher';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDateTime } from '@mashq/ui/i18n';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { classMessages } from '../../strings/teacher-class-messages.ts';

const words = classMessages.readers;

export interface ReadersDialogProps {
  message: TeacherClassMessage;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The children of the class by name: who has not seen the message, then who has and when. */
export function ReadersDialog({ message, isOpen, onOpenChange }: ReadersDialogProps) {
  return (
    <Dialog title={words.title} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Readers id={message.id} />
    </Dialog>
  );
}

function Readers({ id }: { id: string }) {
  return (
    <QueryBoundary query={useClassMessageReaders(id)} skeleton={<Skeleton shape="text" lines={6} />}>
      {(readers) => (
        <Stack gap={6}>
          <Names
            title={words.unseen}
            none={words.everybody}
            readers={readers.filter(({ seen_at }) => seen_at === null)}
          />
          <Names title={words.seen} none={words.nobody} readers={readers.filter(({ seen_at }) => seen_at !== null)} />
        </Stack>
      )}
    </QueryBoundary>
  );
}

function Names({ title, none, readers }: { title: string; none: string; readers: readonly ClassMessageReader[] }) {
  return (
    <Section title={title} level={3}>
      {readers.length === 0 ? (
        <p>{none}</p>
      ) : (
        <List aria-label={title}>
          {readers.map(({ student_id, name, seen_at }) => (
            <ListItem
              key={student_id}
              title={name}
              {...(seen_at !== null && { description: formatDateTime(seen_at, 'weekday') })}
            />
          ))}
        </List>
      )}
    </Section>
  );
}
