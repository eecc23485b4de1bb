import type { ClassInfo, ClassTeacher } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { useRosterChange } from '@mashq/state/school/roster/changes';
import { Button } from '@mashq/ui/actions/button';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatDate } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { Plus, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { fullName } from '../../platform/people/nav-account.ts';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { rosterWords } from '../strings/roster.ts';

const words = rosterWords;
const assignDialog = lazyComponent(() => import('./AssignDialog.tsx'), 'AssignDialog');

/** Who teaches a class, from when to when. */
export function ClassTeachersCard({ info: { id, teachers, is_archived } }: { info: ClassInfo }) {
  const { mutateAsync } = useRosterChange('endTeaching');
  const [isAsked, setAsked] = useState(false);
  const [isAssigning, setAssigning] = useState(false);
  const [ended, setEnded] = useState<ClassTeacher>();
  const [isEnding, setEnding] = useState(false);
  return (
    <Card
      title={words.class.teachers}
      actions={
        !is_archived && (
          <Button
            variant="secondary"
            size="small"
            icon={<Plus size="1.2em" />}
            onPress={() => {
              setAsked(true);
              setAssigning(true);
            }}
          >
            {words.class.assign}
          </Button>
        )
      }
    >
      {teachers.length === 0 ? (
        <p>{words.noTeacher}</p>
      ) : (
        <List>
          {teachers.map((teacher) => {
            const isOver = teacher.to_at !== null && Date.parse(teacher.to_at) <= Date.now();
            return (
              <ListItem
                key={teacher.id}
                title={fullName(teacher)}
                description={timesOf(teacher)}
                end={
                  <Inline gap={2} isWrapping={false}>
                    <Badge tone={teacher.role === 'owner' && !isOver ? 'info' : 'neutral'}>
                      {words.roles[teacher.role]}
                    </Badge>
                    {!is_archived && !isOver && (
                      <IconButton
                        aria-label={words.class.end(fullName(teacher))}
                        onPress={() => {
                          setEnded(teacher);
                          setEnding(true);
                        }}
                      >
                        <UserMinus />
                      </IconButton>
                    )}
                  </Inline>
                }
              />
            );
          })}
        </List>
      )}
      {isAsked && (
        <OptionalBoundary>
          <assignDialog.Component classId={id} isOpen={isAssigning} onOpenChange={setAssigning} />
        </OptionalBoundary>
      )}
      {ended && (
        <ConfirmDialog
          variant="danger"
          title={words.class.endTitle(fullName(ended))}
          confirmLabel={words.class.endConfirm}
          failedMessage={(error) => (error as ApiError).detail}
          isOpen={isEnding}
          onOpenChange={setEnding}
          onConfirm={async () => {
            await mutateAsync({ params: { id, teachingId: ended.id } });
          }}
        >
          {words.class.endWords}
        </ConfirmDialog>
      )}
    </Card>
  );
}

function timesOf({ from_at, to_at }: ClassTeacher): string {
  const from = words.class.from(formatDate(from_at));
  return to_at === null ? from : `${from} ${words.class.until(formatDate(to_at))}`;
}
