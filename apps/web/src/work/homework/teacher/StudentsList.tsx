import { List, ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { ShowMore } from '../../../platform/tables/ShowMore.tsx';
import { teacherHomework } from '../../strings/teacher-homework.ts';
import { StudentStateBadge } from './StudentStateBadge.tsx';
import type { StudentsTableProps } from './StudentsTable.tsx';
import { sortByNeed } from './sort-by-need.ts';

const words = teacherHomework.students;
const SHOWN = 8;

/** The students table as a list, for narrow places: students who need help first, the rest behind a button. */
export function StudentsList({ students, hrefOf }: StudentsTableProps) {
  if (students.length === 0) return <p>{words.empty}</p>;
  return (
    <Stack gap={3}>
      <p>{words.order}</p>
      <ShowMore items={sortByNeed(students)} shown={SHOWN}>
        {(shown) => (
          <List>
            {shown.map((row) => (
              <ListItem
                key={row.student_id}
                title={row.name}
                {...(row.items_done > 0 && {
                  description: words.soFar(
                    formatNumber(row.items_done),
                    formatNumber(row.items_total),
                    formatNumber(row.first_try_right),
                  ),
                })}
                end={<StudentStateBadge row={row} />}
                {...(hrefOf && { href: hrefOf(row.student_id) })}
              />
            ))}
          </List>
        )}
      </ShowMore>
    </Stack>
  );
}
