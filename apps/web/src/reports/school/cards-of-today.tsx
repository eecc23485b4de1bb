import type { OverseenClass, SchoolToday } from '@mashq/api/contract';
import { Avatar } from '@mashq/ui/data/avatar';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatRelativeDay } from '@mashq/ui/i18n';
import { ShowMore } from '../../platform/tables/ShowMore.tsx';
import { ClassList, type ClassListProps } from '../management/GradeClasses.tsx';
import { school } from '../strings/school.ts';

// Cards that a school and the organization over it both have.

/** How many of a list are shown at first. */
export const SHOWN = 4;

export interface ClassesBehindProps<Overview extends OverseenClass> extends Pick<ClassListProps<Overview>, 'hrefOf'> {
  today: { readonly classes_behind: readonly Overview[]; readonly classes_count: number };
  /** Said where there are classes and none is behind. */
  none: string;
}

/** Classes where little was done. */
export function ClassesBehind<Overview extends OverseenClass>({ today, none, hrefOf }: ClassesBehindProps<Overview>) {
  const { classes_behind: classes, classes_count } = today;
  const words = school.behind;
  return (
    <Card title={words.title} level={3} {...(classes.length > 0 && { subtitle: words.subtitle })}>
      {classes.length === 0 ? (
        <p>{classes_count === 0 ? words.noClass : none}</p>
      ) : (
        <ShowMore items={classes} shown={SHOWN}>
          {(shown) => <ClassList classes={shown} {...(hrefOf && { hrefOf })} />}
        </ShowMore>
      )}
    </Card>
  );
}

/** Teachers who have set nothing for a while. */
export function QuietTeachers({ today }: { today: Pick<SchoolToday, 'quiet_teachers' | 'teachers_count'> }) {
  const { quiet_teachers: teachers, teachers_count } = today;
  const words = school.quiet;
  return (
    <Card title={words.title} level={3} {...(teachers.length > 0 && { subtitle: words.subtitle })}>
      {teachers.length === 0 ? (
        <p>{teachers_count === 0 ? words.noTeacher : words.none}</p>
      ) : (
        <ShowMore items={teachers} shown={SHOWN}>
          {(shown) => (
            <List>
              {shown.map(({ teacher_id, name, class_titles, last_set_at }) => (
                <ListItem
                  key={teacher_id}
                  start={<Avatar name={name} fallback="letter" />}
                  title={name}
                  description={`${class_titles.join('، ')} · ${last_set_at === null ? words.never : words.last(formatRelativeDay(last_set_at))}`}
                />
              ))}
            </List>
          )}
        </ShowMore>
      )}
    </Card>
  );
}
