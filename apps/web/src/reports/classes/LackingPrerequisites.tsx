import { useLackingPrerequisites } from '@mashq/state/reports/dashboard';
import { Link } from '@mashq/ui/actions/link';
import { Heading } from '@mashq/ui/data/heading';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { newReviewPath } from '../../work/reviews/new-review-path.ts';
import { skillPeople } from '../strings/teacher-skill-people.ts';
import { studentPath } from '../students/student-path.ts';
import type { ClassOfGrid } from './skill-paths.ts';

const words = skillPeople.prerequisites;

interface LackingPrerequisitesProps {
  schoolClass: ClassOfGrid;
  skillId: string;
}

/** Earlier skills that those who need help in a skill lack, each with work for them in one press. Nothing where they lack none. */
export function LackingPrerequisites({ schoolClass, skillId }: LackingPrerequisitesProps) {
  const { data = [] } = useLackingPrerequisites(schoolClass.id, skillId);
  if (data.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3} size="lg">
        {words.title}
      </Heading>
      <List aria-label={words.title}>
        {data.map(({ skill, reason, students }) => (
          <ListItem
            key={skill.id}
            title={words.skill(skill.title, formatNumber(students.length))}
            description={
              <Stack gap={2}>
                <span>{reason}</span>
                <Inline gap={3}>
                  {students.map((student) => (
                    <Link key={student.student_id} href={studentPath({ ...schoolClass, ...student })}>
                      {student.name}
                    </Link>
                  ))}
                </Inline>
                <Link
                  variant="standalone"
                  href={newReviewPath(
                    schoolClass.id,
                    skill.id,
                    students.map(({ student_id }) => student_id),
                  )}
                >
                  {words.work(skill.title)}
                </Link>
              </Stack>
            }
          />
        ))}
      </List>
    </Stack>
  );
}
