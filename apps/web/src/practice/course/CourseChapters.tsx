import type { CourseDetail, SkillWithMastery } from '@mashq/api/contract';
import { isLearned } from '@mashq/api/measures';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Tabs } from '@mashq/ui/data/tabs';
import { formatDigits, formatNumber } from '@mashq/ui/i18n';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { SkillPath } from '@mashq/ui/learning/skill-path';
import { useLocation, useSearch } from 'wouter';
import { coursesWords } from '../strings/student-courses.ts';

type Chapter = CourseDetail['chapters'][number];

const isLearnedSkill = ({ mastery }: SkillWithMastery) => isLearned(mastery.band);

/** The chapters of the mathematics book, one at a time; the chosen one is in the address. */
export function CourseChapters({ course }: { course: CourseDetail }) {
  const { chapters, resume, homeworks } = course;
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('chapter');
  const current = resume?.kind === 'skill' ? resume.chapter : chapterOf(chapters, homeworks[0]?.skill_ids[0]);
  const withSkills = chapters.filter(({ lessons }) => lessons.some(({ skills }) => skills.length > 0));
  const selected = asked ?? String(current ?? withSkills[0]?.number ?? '');
  const assigned = new Set(homeworks.flatMap(({ skill_ids }) => skill_ids));
  return (
    <Tabs
      label={coursesWords.chooseChapter}
      selected={selected}
      onSelectionChange={(id) => navigate(`${path}?chapter=${id}`, { replace: true })}
      items={withSkills.map((chapter) => ({
        id: String(chapter.number),
        title: coursesWords.chapter(formatNumber(chapter.number), chapter.title),
        content: <ChapterView chapter={chapter} resume={resume} assigned={assigned} />,
      }))}
    />
  );
}

function chapterOf(chapters: readonly Chapter[], skillId: string | undefined): number | undefined {
  return chapters.find(({ lessons }) => lessons.some(({ skills }) => skills.some(({ id }) => id === skillId)))?.number;
}

interface ChapterViewProps {
  chapter: Chapter;
  resume: CourseDetail['resume'];
  assigned: ReadonlySet<string>;
}

function ChapterView({ chapter, resume, assigned }: ChapterViewProps) {
  const words = coursesWords;
  const skills = chapter.lessons.flatMap((lesson) => lesson.skills);
  const isHere = resume?.kind === 'homework' || resume?.chapter === chapter.number;
  return (
    <Stack gap={6}>
      <Card
        title={chapter.title}
        subtitle={[
          pages(chapter),
          words.learned(formatNumber(skills.filter(isLearnedSkill).length), formatNumber(skills.length)),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
        {...(isHere &&
          resume !== null && {
            actions: (
              <Link variant="primary" href={resumeHref(resume)}>
                {words.resume(resume.title)}
              </Link>
            ),
          })}
      />
      {chapter.lessons
        .filter((lesson) => lesson.skills.length > 0)
        .map((lesson) => (
          <Section
            key={lesson.number}
            level={3}
            title={words.lesson(formatNumber(lesson.number), lesson.title)}
            {...(pages(lesson) !== null && { subtitle: pages(lesson) })}
          >
            <SkillPath
              aria-label={words.lesson(formatNumber(lesson.number), lesson.title)}
              items={lesson.skills.map(({ id, title, mastery: { band } }) => ({
                id,
                title,
                band,
                href: `/student/skill/question/${id}`,
                isCurrent: resume?.kind === 'skill' && resume.skill_id === id,
                ...(assigned.has(id) && { note: words.assigned }),
              }))}
            />
          </Section>
        ))}
    </Stack>
  );
}

function pages({ first_page, last_page }: Pick<Chapter, 'first_page' | 'last_page'>): string | null {
  if (first_page === null || last_page === null) return null;
  return coursesWords.pages(formatDigits(first_page), formatDigits(last_page));
}

function resumeHref(resume: NonNullable<CourseDetail['resume']>): string {
  return resume.kind === 'homework'
    ? `/student/homeworks/${resume.homework_id}`
    : `/student/skill/question/${resume.skill_id}`;
}
