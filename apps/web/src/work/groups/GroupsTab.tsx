import type { ClassGroup, SchoolClass } from '@mashq/api/contract';
import { useClassGroups } from '@mashq/state/work/groups';
import { Button } from '@mashq/ui/actions/button';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { classGroups } from '../strings/teacher-groups.ts';

const words = classGroups;
const groupDialog = lazyComponent(() => import('./GroupDialog.tsx'), 'GroupDialog');
const removeDialog = lazyComponent(() => import('./RemoveGroupDialog.tsx'), 'RemoveGroupDialog');

type Asked = { what: 'new' } | { what: 'edit' | 'remove'; group: ClassGroup };

/** The groups of a class: made, changed and dissolved. */
export function GroupsTab({ schoolClass }: { schoolClass: Pick<SchoolClass, 'id'> }) {
  const groups = useClassGroups(schoolClass.id);
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const ask = (next: Asked) => {
    setAsked(next);
    setOpen(true);
  };
  const add = (
    <Button icon={<Plus size="1.2em" />} onPress={() => ask({ what: 'new' })}>
      {words.new}
    </Button>
  );
  const dialog = { classId: schoolClass.id, isOpen, onOpenChange: setOpen };
  return (
    <>
      <QueryBoundary query={groups} skeleton={<Skeleton shape="card" size="large" />}>
        {(data) =>
          data.length === 0 ? (
            <LazyEmptyState picture="people" action={add}>
              {words.none}
            </LazyEmptyState>
          ) : (
            <Stack gap={6}>
              <Inline justify="between">
                <p>{words.intro}</p>
                {add}
              </Inline>
              <Grid columns="wide">
                {data.map((group) => (
                  <GroupCard
                    key={group.id}
                    group={group}
                    onEdit={() => ask({ what: 'edit', group })}
                    onRemove={() => ask({ what: 'remove', group })}
                  />
                ))}
              </Grid>
            </Stack>
          )
        }
      </QueryBoundary>
      <OptionalBoundary>
        {asked !== undefined && asked.what !== 'remove' && (
          <groupDialog.Component
            key={asked.what === 'edit' ? asked.group.id : 'new'}
            group={asked.what === 'edit' ? asked.group : undefined}
            {...dialog}
          />
        )}
        {asked?.what === 'remove' && <removeDialog.Component group={asked.group} {...dialog} />}
      </OptionalBoundary>
    </>
  );
}

interface GroupCardProps {
  group: ClassGroup;
  onEdit: () => void;
  onRemove: () => void;
}

function GroupCard({ group, onEdit, onRemove }: GroupCardProps) {
  const { name, students } = group;
  return (
    <Card
      title={name}
      level={3}
      actions={
        <Inline gap={2} isWrapping={false}>
          <Badge>{words.students(formatNumber(students.length))}</Badge>
          <IconButton aria-label={words.remove.action(name)} onPress={onRemove}>
            <Trash2 />
          </IconButton>
        </Inline>
      }
      footer={
        <Button variant="secondary" size="small" aria-label={words.edit(name)} onPress={onEdit}>
          {words.editShort}
        </Button>
      }
    >
      <p>{students.length === 0 ? words.empty : students.map((student) => student.name).join('، ')}</p>
    </Card>
  );
}
