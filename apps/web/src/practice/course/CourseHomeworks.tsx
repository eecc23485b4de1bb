import type { CourseDetail } from '@mashq/api/contract';
import { Card } from '@mashq/ui/data/card';
import { formatDeadline, formatNumber } from '@mashq/ui/i18n';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { studentWorkPath } from '../../work/homework/student/work-path.ts';
import { coursesWords } from '../strings/student-courses.ts';

/** Open work of the course, of every kind. */
export function CourseHomeworks({ homeworks }: Pick<CourseDetail, 'homeworks'>) {
  const words = coursesWords;
  return (
    <Section title={words.homeworks}>
      {homeworks.length === 0 ? (
        <p>{words.noHomeworks}</p>
      ) : (
        <Stack>
          {homeworks.map(({ id, kind, title, items_done, items_total, end_at }) => (
            <Card
              key={id}
              title={title}
              level={3}
              subtitle={`${words.kinds[kind]} · ${words.homework(formatNumber(items_done), formatNumber(items_total), formatDeadline(end_at))}`}
              href={studentWorkPath(kind, id)}
            />
          ))}
        </Stack>
      )}
    </Section>
  );
}
