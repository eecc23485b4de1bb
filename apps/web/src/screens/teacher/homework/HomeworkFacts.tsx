import type { HomeworkSource, TeacherAssignment } from '@mashq/api/contract';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { ProgressBar } from '@mashq/ui/feedback/progress-bar';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { deadlineText } from '../../../homework/deadline-text.ts';
import { sourceText } from '../../../homework/source-text.ts';
import { teacher } from '../../../strings/teacher/general.ts';
import { teacherHomework } from '../../../strings/teacher/homework.ts';

const TONES: Readonly<Record<TeacherAssignment['state'], BadgeTone>> = {
  draft: 'neutral',
  scheduled: 'info',
  open: 'success',
  closed: 'neutral',
  archived: 'neutral',
  cancelled: 'neutral',
};

/** Summary: source, class, deadline, and number of hand-ins. */
export function HomeworkFacts({ assignment }: { assignment: TeacherAssignment & { source?: HomeworkSource } }) {
  const { class_title, source, state, items_total, counts, note, groups } = assignment;
  const names = groups.flatMap(({ name }) => (name === '' ? [] : [name]));
  const words = teacherHomework;
  return (
    <Card title={class_title} actions={<Badge tone={TONES[state]}>{words.states[state]}</Badge>}>
      <Stack gap={5}>
        <DescriptionList
          items={[
            ...(source ? [{ term: words.facts.source, description: sourceText(source) }] : []),
            ...(names.length > 0 ? [{ term: words.facts.groups, description: names.join('، ') }] : []),
            { term: words.facts.deadline, description: deadlineText(assignment) },
            { term: words.facts.items, description: words.items(formatNumber(items_total)) },
          ]}
        />
        {note !== '' && <p>{note}</p>}
        <ProgressBar
          label={words.facts.submitted}
          value={counts.submitted}
          max={counts.assigned}
          valueText={teacher.outOf(formatNumber(counts.submitted), formatNumber(counts.assigned))}
        />
      </Stack>
    </Card>
  );
}
