import type { CourseDetail } from '@mashq/api/contract';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
import { Section } from '@mashq/ui/layout/section';
import { coursesWords } from '../strings/student-courses.ts';

/** The contents of a book that has no skills. */
export function BookTitles({ chapters }: Pick<CourseDetail, 'chapters'>) {
  return (
    <Section title={coursesWords.book}>
      <List>
        {chapters.map(({ number, title, lessons }) => (
          <ListItem
            key={number}
            title={coursesWords.chapterTitle(formatNumber(number), title)}
            {...(lessons.length > 0 && { description: lessons.map((lesson) => lesson.title).join('، ') })}
          />
        ))}
      </List>
    </Section>
  );
}
