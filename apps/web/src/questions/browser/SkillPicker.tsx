import type { Contract, Grade, ResponseOf } from '@mashq/api/contract';
import { useBook } from '@mashq/state/reports/dashboard';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Select } from '@mashq/ui/forms/select';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { bookNames } from '../../platform/strings/student-general.ts';
import { questionBrowser } from '../strings/teacher-questions.ts';

type Book = ResponseOf<Contract['teacher']['dashboard']['book']>;
type BookSkill = Book['chapters'][number]['sections'][number]['skills'][number];

const GRADES = [3, 4, 5, 6] as const satisfies readonly Grade[];
const words = questionBrowser;

export const skillsOf = (chapter: Book['chapters'][number]): BookSkill[] =>
  chapter.sections.flatMap(({ skills }) => skills);

/** The first skill of a book, or of one chapter, that has questions. */
export function firstSkill(chapters: Book['chapters']): string | undefined {
  return chapters.flatMap(skillsOf).find(({ available }) => available)?.id;
}

export interface SkillPickerProps {
  grade: Grade;
  /** Undefined until one is chosen. */
  skillId: string | undefined;
  onGrade: (grade: Grade) => void;
  onSkill: (skillId: string) => void;
}

/** Book, chapter and skill, each narrowing the next. */
export function SkillPicker({ grade, skillId, onGrade, onSkill }: SkillPickerProps) {
  const { data: book } = useBook(grade);
  const chapters = book?.chapters ?? [];
  const chapter = chapters.find((each) => skillsOf(each).some(({ id }) => id === skillId));
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={words.grade}
        options={GRADES.map((each) => ({ value: String(each), label: bookNames[each] }))}
        value={String(grade)}
        onChange={(value) => onGrade(Number(value) as Grade)}
      />
      <Grid columns="medium" gap={4}>
        <Select
          label={words.chapter}
          isDisabled={book === undefined}
          options={chapters.map(({ number, title }) => ({
            value: String(number),
            label: words.chapterName(formatNumber(number), title),
          }))}
          value={chapter === undefined ? null : String(chapter.number)}
          onChange={(number) => {
            const first = firstSkill(chapters.filter((each) => String(each.number) === number));
            if (first !== undefined) onSkill(first);
          }}
        />
        <Select
          label={words.skill}
          isDisabled={chapter === undefined}
          options={(chapter?.sections ?? [])
            .filter(({ skills }) => skills.length > 0)
            .map(({ title, skills }) => ({
              title,
              options: skills.map(({ id, title: name, available }) => ({
                value: id,
                label: available ? name : words.unavailable(name),
                isDisabled: !available,
              })),
            }))}
          value={skillId ?? null}
          onChange={onSkill}
        />
      </Grid>
    </Stack>
  );
}
