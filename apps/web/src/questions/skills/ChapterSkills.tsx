import type { BandCounts, Contract, ResponseOf, SchoolClass } from '@mashq/api/contract';
import { Link } from '@mashq/ui/actions/link';
import { BandBar } from '@mashq/ui/charts/band-bar';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDigits, formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { classPath } from '../../platform/routing/class-path.ts';
import { questionPath } from '../browser/question-path.ts';
import { teacherSkills } from '../strings/teacher-questions.ts';

type Chapter = ResponseOf<Contract['teacher']['dashboard']['book']>['chapters'][number];

const words = teacherSkills;

export interface ChapterSkillsProps {
  chapter: Chapter;
  schoolClass: Pick<SchoolClass, 'id' | 'course_id'>;
  /** Undefined while it loads. */
  bands: ReadonlyMap<string, BandCounts> | undefined;
}

/** The lessons of a chapter: pages, skills, how many of the class are in which band. */
export function ChapterSkills({ chapter, schoolClass, bands }: ChapterSkillsProps) {
  return (
    <Stack gap={8}>
      {chapter.sections.map((lesson) => (
        <Section
          key={lesson.number}
          level={2}
          title={words.lesson(formatNumber(lesson.number), lesson.title)}
          subtitle={pages(lesson)}
          actions={
            lesson.skills.some(({ available }) => available) && (
              <Link
                variant="secondary"
                size="small"
                href={homeworkPath(schoolClass.id, lesson)}
                aria-label={words.homeworkOf(lesson.title)}
              >
                {words.homework}
              </Link>
            )
          }
        >
          <Grid columns="wide" gap={4}>
            {lesson.skills.map((skill) => (
              <SkillCard
                key={skill.id}
                skill={skill}
                counts={bands?.get(skill.id)}
                isLoading={bands === undefined}
                href={`${classPath(schoolClass)}?${new URLSearchParams({ chapter: String(chapter.number), skill: skill.id })}`}
              />
            ))}
          </Grid>
        </Section>
      ))}
    </Stack>
  );
}

interface SkillCardProps {
  skill: Chapter['sections'][number]['skills'][number];
  counts: BandCounts | undefined;
  isLoading: boolean;
  /** Who of the class is where in it. */
  href: string;
}

function SkillCard({ skill, counts, isLoading, href }: SkillCardProps) {
  const { id, title, available } = skill;
  if (!available) return <Card title={title} level={3} subtitle={`${pages(skill)} · ${words.noQuestions}`} />;
  const total = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : 0;
  return (
    <Card
      title={title}
      level={3}
      subtitle={
        counts && total > 0
          ? `${pages(skill)} · ${words.learned(formatNumber(counts.learned + counts.mastered), formatNumber(total))}`
          : pages(skill)
      }
      href={counts && total > 0 ? href : questionPath({ skillId: id })}
    >
      {isLoading && <Skeleton shape="block" size="small" />}
      {counts && total > 0 && <BandBar label={title} counts={counts} />}
    </Card>
  );
}

function pages({ first_page, last_page }: { first_page: number; last_page: number }): string {
  return words.pages(formatDigits(first_page), formatDigits(last_page));
}

function homeworkPath(classId: string, { first_page, last_page }: { first_page: number; last_page: number }): string {
  const query = new URLSearchParams({
    class: classId,
    firstPage: String(first_page),
    lastPage: String(last_page),
  });
  return `/teacher/homeworks/new?${query}`;
}
