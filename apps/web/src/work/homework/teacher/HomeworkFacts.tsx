import type { AssignmentGroup, HomeworkSource, TeacherAssignment } from '@mashq/api/contract';
import { handedInOf } from '@mashq/api/measures';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { ProgressBar } from '@mashq/ui/feedback/progress-bar';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { shareText } from '../../../platform/layout/share-text.ts';
import { teacherHomework } from '../../strings/teacher-homework.ts';
import { deadlineText } from '../deadline-text.ts';
import { sourceText } from '../source-text.ts';
import { startText } from '../times-text.ts';

const TONES: Readonly<Record<TeacherAssignment['state'], BadgeTone>> = {
  draft: 'neutral',
  scheduled: 'info',
  open: 'success',
  closed: 'neutral',
  archived: 'neutral',
  cancelled: 'neutral',
};

/** How many questions a student gets, or from how many to how many where students get different ones. */
function itemsText({ min, max }: TeacherAssignment['items_per_child']): string {
  const { items, itemsBetween } = teacherHomework;
  return min === max ? items(formatNumber(max)) : itemsBetween(formatNumber(min), formatNumber(max));
}

/** A group of the class with how many it is for; students who were picked are a group without a name. */
function nameOfGroup({ name, is_deleted, student_ids }: AssignmentGroup): string {
  const { facts } = teacherHomework;
  const count = formatNumber(student_ids.length);
  if (name === '') return facts.picked(count);
  return is_deleted ? facts.deletedGroup(name, count) : facts.group(name, count);
}

/** Summary: source, class, deadline, and number of hand-ins. */
export function HomeworkFacts({ assignment }: { assignment: TeacherAssignment & { source?: HomeworkSource } }) {
  const { class_title, source, state, items_per_child, counts, note, groups } = assignment;
  const names = groups.map(nameOfGroup);
  const words = teacherHomework;
  const handedIn = handedInOf(counts);
  const start = startText(assignment);
  return (
    <Card title={class_title} actions={<Badge tone={TONES[state]}>{words.states[state]}</Badge>}>
      <Stack gap={5}>
        <DescriptionList
          items={[
            ...(source ? [{ term: words.facts.source, description: sourceText(source) }] : []),
            ...(names.length > 0 ? [{ term: words.facts.forWhom, description: names.join('، ') }] : []),
            ...(start === undefined ? [] : [{ term: words.facts.start, description: start }]),
            { term: words.facts.deadline, description: deadlineText(assignment) },
            { term: words.facts.items, description: itemsText(items_per_child) },
          ]}
        />
        {note !== '' && <p>{note}</p>}
        {state === 'draft' ? (
          <p>{words.facts.notSent}</p>
        ) : (
          <ProgressBar
            label={words.facts.submitted}
            value={handedIn.part}
            max={handedIn.whole}
            valueText={shareText(handedIn)}
          />
        )}
        {counts.auto_submitted > 0 && <p>{words.facts.unfinished(formatNumber(counts.auto_submitted))}</p>}
        {counts.excused > 0 && <p>{words.facts.excused(formatNumber(counts.excused))}</p>}
      </Stack>
    </Card>
  );
}
