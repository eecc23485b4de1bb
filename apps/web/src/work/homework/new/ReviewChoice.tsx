import type { HomeworkSkill } from '@mashq/api/contract';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Switch } from '@mashq/ui/forms/switch';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { newHomework } from '../../strings/teacher-new-homework.ts';
import type { DraftHomework } from './draft-homework.ts';

const words = newHomework.mixed;

/** A skill that is due for review, with its questions and for how many students it is due. */
export type DueSkill = HomeworkSkill & { readonly items: number; readonly students: number };

export interface ReviewChoiceProps {
  skills: readonly DueSkill[];
  draft: DraftHomework;
  onChange: (part: Partial<DraftHomework>) => void;
}

/** Skills learned earlier that come back in the homework: which, and whether at all. */
export function ReviewChoice({ skills, draft, onChange }: ReviewChoiceProps) {
  return (
    <Card title={words.title} subtitle={words.why}>
      <Stack gap={4}>
        <Switch isSelected={draft.isMixed} onChange={(isMixed) => onChange({ isMixed })}>
          {words.label}
        </Switch>
        {draft.isMixed && (
          <List>
            {skills.map(({ id, title, items, students }) => (
              <ListItem key={id} title={title} description={words.each(formatNumber(items), formatNumber(students))} />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
