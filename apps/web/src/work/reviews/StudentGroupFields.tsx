import type { Grade } from '@mashq/api/contract';
import { useBook } from '@mashq/state/reports/dashboard';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Accordion } from '@mashq/ui/data/accordion';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { CheckboxGroup } from '@mashq/ui/forms/checkbox-group';
import { Select } from '@mashq/ui/forms/select';
import { TextField } from '@mashq/ui/forms/text-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { Trash2, X } from 'lucide-react';
import { ChoiceFailure } from '../../platform/loading/ChoiceFailure.tsx';
import { newReview, teacherReviews } from '../strings/teacher-reviews.ts';
import type { DraftGroup } from './draft-review.ts';

const words = newReview;
const MAX_SKILLS = 12;

export interface StudentGroupFieldsProps {
  group: DraftGroup;
  grade: Grade;
  students: readonly { student_id: string; name: string }[];
  onChange: (group: DraftGroup) => void;
  onRemove: () => void;
}

/** One group of a new review: its name, skills and students. */
export function StudentGroupFields({ group, grade, students, onChange, onRemove }: StudentGroupFieldsProps) {
  const { name, skills, studentIds } = group;
  const book = useBook(grade);
  const chosen = new Set(skills.map(({ id }) => id));
  const chapters = (book.data?.chapters ?? []).map(({ title, sections }) => ({
    title,
    options: sections
      .flatMap((section) => section.skills)
      .filter(({ id, available }) => available && !chosen.has(id))
      .map(({ id: value, title: label }) => ({ value, label })),
  }));
  const titles = new Map(chapters.flatMap(({ options }) => options.map(({ value, label }) => [value, label])));
  const add = (id: string | null) => {
    const title = id === null ? undefined : titles.get(id);
    if (id !== null && title !== undefined) onChange({ ...group, skills: [...skills, { id, title }] });
  };
  const count = teacherReviews.groups.students(formatNumber(studentIds.length));
  return (
    <Card
      title={name}
      level={3}
      actions={
        <IconButton aria-label={words.remove(name)} onPress={onRemove}>
          <Trash2 />
        </IconButton>
      }
    >
      <Stack gap={5}>
        <TextField
          label={words.name}
          maxLength={60}
          value={name}
          onChange={(value) => onChange({ ...group, name: value })}
          isRequired
        />
        {skills.length > 0 && (
          <List aria-label={words.skills}>
            {skills.map(({ id, title }) => (
              <ListItem
                key={id}
                title={title}
                end={
                  <IconButton
                    size="small"
                    aria-label={words.remove(title)}
                    onPress={() => onChange({ ...group, skills: skills.filter((skill) => skill.id !== id) })}
                  >
                    <X />
                  </IconButton>
                }
              />
            ))}
          </List>
        )}
        {skills.length < MAX_SKILLS && (
          <Select
            // A chosen skill leaves the list, and the field is empty for the next one.
            key={skills.length}
            label={words.addSkill}
            options={chapters.filter(({ options }) => options.length > 0)}
            value={null}
            onChange={add}
          />
        )}
        <ChoiceFailure query={book} />
        <Accordion
          level={4}
          items={[
            {
              id: group.key,
              title: `${words.students}: ${count}`,
              content: (
                <CheckboxGroup
                  label={words.students}
                  options={students.map(({ student_id: value, name: label }) => ({ value, label }))}
                  value={studentIds}
                  onChange={(value) => onChange({ ...group, studentIds: value })}
                />
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
