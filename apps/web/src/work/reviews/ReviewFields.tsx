import type { Grade } from '@mashq/api/contract';
import { useSkillGrid } from '@mashq/state/reports/dashboard';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { DetailsOfWork } from '../assigned/fields.tsx';
import type { ViewPart } from '../assigned/student-view/StudentView.tsx';
import { StudentViewButton, StudentViewCard } from '../assigned/student-view/StudentViewPlaces.tsx';
import { viewFacts } from '../assigned/student-view/view-facts.ts';
import { studentView } from '../strings/student-view.ts';
import { newReview } from '../strings/teacher-reviews.ts';
import {
  type DraftGroup,
  type DraftReview,
  emptyGroup,
  isComplete,
  MAX_GROUPS,
  type ReviewClass,
} from './draft-review.ts';
import { StudentGroupFields } from './StudentGroupFields.tsx';

const words = newReview;
const DETAILS = { ...words, title: words.heading, titleHint: words.nameHint };

export interface ReviewFieldsProps {
  schoolClass: ReviewClass;
  draft: DraftReview;
  groups: readonly DraftGroup[];
  /** When it begins, where that is kept for later. @default once it is sent */
  from?: string | null;
  /** A line above the groups: where they come from. */
  intro?: ReactNode;
  onChange: (part: Partial<DraftReview>) => void;
  /** Buttons below the details. */
  actions: ReactNode;
}

/** The fields of a review: its groups, each with skills and students, and the details. */
export function ReviewFields({ schoolClass, draft, groups, from = null, intro, onChange, actions }: ReviewFieldsProps) {
  const grid = useSkillGrid(schoolClass.id, undefined);
  const parts = viewParts({ from, until: draft.endDate }, draft, groups);
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
        <Card title={words.details}>
          <Stack gap={5}>
            <DetailsOfWork words={DETAILS} draft={draft} onChange={onChange} />
          </Stack>
        </Card>
      </Stack>
      <Stack gap={6}>
        <StudentViewButton parts={parts} />
        <StudentViewCard parts={parts} />
        {groups.length > 0 && !isComplete(groups) && <Alert tone="info">{words.incomplete}</Alert>}
        {actions}
      </Stack>
    </Grid>
  );
}

/** What the students of each group will see, once it has skills. */
function viewParts(
  times: Parameters<typeof viewFacts>[1],
  { itemsPerSkill }: DraftReview,
  groups: readonly DraftGroup[],
): ViewPart[] {
  return groups
    .filter(({ skills }) => skills.length > 0)
    .map(({ key, name, skills, studentIds }) => ({
      id: key,
      name,
      skills,
      facts: viewFacts(
        studentView.students(formatNumber(studentIds.length)),
        times,
        studentView.questions(formatNumber(skills.length * (itemsPerSkill ?? 0))),
      ),
    }));
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
        <StudentGroupFields
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
