import type { Grade } from '@mashq/api/contract';
import { useSkillGrid } from '@mashq/state/reports/dashboard';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { DetailsOfWork } from '../assigned/fields.tsx';
import { newReview } from '../strings/teacher-reviews.ts';
import {
  type DraftGroup,
  type DraftReview,
  emptyGroup,
  isComplete,
  MAX_GROUPS,
  type ReviewClass,
} from './draft-review.ts';
import { GroupFields } from './GroupFields.tsx';

const words = newReview;
const DETAILS = { ...words, title: words.heading, titleHint: words.nameHint };

export interface ReviewFieldsProps {
  schoolClass: ReviewClass;
  draft: DraftReview;
  groups: readonly DraftGroup[];
  /** A line above the groups: where they come from. */
  intro?: ReactNode;
  onChange: (part: Partial<DraftReview>) => void;
  /** Buttons below the details. */
  actions: ReactNode;
}

/** The fields of a review: its groups, each with skills and students, and the details. */
export function ReviewFields({ schoolClass, draft, groups, intro, onChange, actions }: ReviewFieldsProps) {
  const grid = useSkillGrid(schoolClass.id, undefined);
  return (
    <Grid columns="mainAside" align="start">
      <Stack gap={6}>
        {intro}
        <GroupList
          groups={groups}
          grade={schoolClass.grade}
          students={grid.data?.students ?? []}
          onChange={(next) => onChange({ groups: next })}
        />
      </Stack>
      <Stack gap={6}>
        <Card title={words.details}>
          <Stack gap={5}>
            <DetailsOfWork words={DETAILS} draft={draft} onChange={onChange} />
          </Stack>
        </Card>
        {groups.length > 0 && !isComplete(groups) && <Alert tone="info">{words.incomplete}</Alert>}
        {actions}
      </Stack>
    </Grid>
  );
}

interface GroupListProps {
  groups: readonly DraftGroup[];
  grade: Grade;
  students: readonly { student_id: string; name: string }[];
  onChange: (groups: DraftGroup[]) => void;
}

function GroupList({ groups, grade, students, onChange }: GroupListProps) {
  return (
    <>
      {groups.map((group, index) => (
        <GroupFields
          key={group.key}
          group={group}
          grade={grade}
          students={students}
          onChange={(changed) => onChange(groups.with(index, changed))}
          onRemove={() => onChange(groups.filter(({ key }) => key !== group.key))}
        />
      ))}
      {groups.length < MAX_GROUPS && (
        <div>
          <Button
            variant="secondary"
            icon={<Plus size="1.2em" />}
            onPress={() => onChange([...groups, emptyGroup(groups.length + 1)])}
          >
            {words.add}
          </Button>
        </div>
      )}
    </>
  );
}
