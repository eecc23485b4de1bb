import { Link } from '@mashq/ui/actions/link';
import { Avatar } from '@mashq/ui/data/avatar';
import { Heading } from '@mashq/ui/data/heading';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { Drawer } from '@mashq/ui/overlays/drawer';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { previewPath } from '../../questions/preview/preview-path.ts';
import { newReviewPath } from '../../work/reviews/new-review-path.ts';
import { teacherHome } from '../../work/strings/teacher-home.ts';
import { skillPeople } from '../strings/teacher-skill-people.ts';
import { studentsWords } from '../strings/teacher-students.ts';
import { LackingPrerequisites } from './LackingPrerequisites.tsx';
import { peopleOfSkill, type SkillGridData } from './people-of-skill.ts';
import { type ClassOfGrid, gridPaths } from './skill-paths.ts';

const words = skillPeople;

export interface SkillPanelProps {
  grid: SkillGridData;
  schoolClass: ClassOfGrid;
  skill: SkillGridData['skills'][number];
  onClose: () => void;
}

/** Who of a class needs help in a skill and why, with work for them, and who is where in it. */
export function SkillPanel({ grid, schoolClass, skill, onClose }: SkillPanelProps) {
  const { base, isTeacher } = useReportRole();
  const { inNeed, bands, learned } = peopleOfSkill(grid, skill.id);
  const paths = gridPaths(schoolClass, grid.chapter, isTeacher);
  const need = formatNumber(inNeed.length);
  const learnedText = learned === 0 ? words.learnedNone : words.learned(formatNumber(learned));
  return (
    <Drawer title={skill.title} side="end" width="panel" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap={5}>
        <p>{inNeed.length === 0 ? words.noHelp(learnedText) : words.and(learnedText, need)}</p>
        {inNeed.length > 0 && (
          <>
            <Heading level={3} size="lg">
              {words.help(need)}
            </Heading>
            <List aria-label={words.help(need)}>
              {inNeed.map(({ id, name, reason }) => (
                <ListItem
                  key={id}
                  start={<Avatar name={name} fallback="letter" />}
                  title={name}
                  description={teacherHome.reasons[reason]}
                  href={paths.cell(id, skill.id)}
                />
              ))}
            </List>
            {isTeacher && (
              <Link
                variant="primary"
                href={newReviewPath(
                  schoolClass.id,
                  skill.id,
                  inNeed.map(({ id }) => id),
                )}
              >
                {inNeed.length === 1 ? words.practiceOfOne : words.practice(need)}
              </Link>
            )}
            {isTeacher && (
              <OptionalBoundary>
                <LackingPrerequisites schoolClass={schoolClass} skillId={skill.id} />
              </OptionalBoundary>
            )}
          </>
        )}
        <Heading level={3} size="lg">
          {words.all(formatNumber(grid.students.length))}
        </Heading>
        <List aria-label={words.all(formatNumber(grid.students.length))}>
          {bands.map(({ band, students }) => (
            <ListItem
              key={band}
              title={words.band(studentsWords.bands[band], formatNumber(students.length))}
              {...(students.length > 0 && {
                description: (
                  <Inline gap={3}>
                    {students.map(({ id, name }) => (
                      <Link key={id} href={paths.cell(id, skill.id)}>
                        {name}
                      </Link>
                    ))}
                  </Inline>
                ),
              })}
            />
          ))}
        </List>
        <Inline gap={5}>
          <Link variant="standalone" href={previewPath(skill.id, { class: schoolClass.id }, base)}>
            {words.questions}
          </Link>
          {isTeacher && (
            <Link variant="standalone" href={homeworkPath(schoolClass.id, skill)}>
              {words.homework}
            </Link>
          )}
        </Inline>
      </Stack>
    </Drawer>
  );
}

/** The form of a homework from the pages of a skill. */
function homeworkPath(classId: string, { first_page, last_page }: SkillPanelProps['skill']): string {
  const query = { class: classId, firstPage: String(first_page), lastPage: String(last_page) };
  return `/teacher/homeworks/new?${new URLSearchParams(query)}`;
}
