import { unfinishedOf } from '@mashq/api/measures';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
import { teacherWorkSkills } from '../../strings/teacher-work-skills.ts';
import type { SkillsTableProps } from './SkillsTable.tsx';

const words = teacherWorkSkills;

/** The skills table as a list, for narrow places. */
export function SkillsList({ skills, hrefOf }: SkillsTableProps) {
  return (
    <List>
      {skills.map(({ id, title, answered, done, first_try_right, right, hints_opened }) => (
        <ListItem
          key={id}
          title={title}
          description={words.inOne(
            formatNumber(done),
            formatNumber(unfinishedOf({ answered, done })),
            formatNumber(first_try_right),
            formatNumber(right),
            formatNumber(hints_opened),
          )}
          {...(hrefOf && { href: hrefOf(id) })}
        />
      ))}
    </List>
  );
}
