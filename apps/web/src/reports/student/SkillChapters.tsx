import type { Contract, ResponseOf } from '@mashq/api/contract';
import { isLearned } from '@mashq/api/measures';
import { BandBar, BandLegend } from '@mashq/ui/charts/band-bar';
import { Card } from '@mashq/ui/data/card';
import { Table } from '@mashq/ui/data/table';
import { formatNumber } from '@mashq/ui/i18n';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { SkillMeter } from '@mashq/ui/learning/skill-meter';
import { performanceWords } from '../strings/student-report.ts';

type Chapter = ResponseOf<Contract['member']['practiceReports']['skillsPerformance']>['chapters'][number];
type Skill = Chapter['skills'][number];

const words = performanceWords.skills;
const isLearnedSkill = ({ mastery }: Skill) => isLearned(mastery.band);

/** The skills a student practiced, chapter by chapter. */
export function SkillChapters({ chapters }: { chapters: readonly Chapter[] }) {
  const skills = chapters.flatMap((chapter) => chapter.skills);
  return (
    <Section
      title={words.title}
      subtitle={words.sentence(formatNumber(skills.filter(isLearnedSkill).length), formatNumber(skills.length))}
    >
      <Stack gap={4}>
        <BandLegend />
        {chapters.map((chapter) => (
          <ChapterCard key={`${chapter.grade} ${chapter.number}`} chapter={chapter} />
        ))}
      </Stack>
    </Section>
  );
}

function ChapterCard({ chapter: { number, title, skills } }: { chapter: Chapter }) {
  const name = number === 0 ? words.lostChapter : words.chapter(formatNumber(number), title);
  const counts = { unseen: 0, starting: 0, learning: 0, near: 0, learned: 0, mastered: 0 };
  for (const { mastery } of skills) counts[mastery.band] += 1;
  const share = (count: number, { judged }: Skill) =>
    judged === 0 ? words.notYet : words.of(formatNumber(count), formatNumber(judged));
  return (
    <Card title={name} level={3}>
      <BandBar label={words.bar(name)} counts={counts} />
      <Table
        caption={words.table(name)}
        isCaptionHidden
        rows={skills}
        rowKey={({ id }) => id}
        columns={[
          { id: 'skill', header: words.skill, cell: (skill) => skill.title, isRowHeader: true },
          {
            id: 'level',
            header: words.level,
            cell: ({ mastery: { band, n, estimate } }) => (
              <SkillMeter band={band} count={n} estimate={estimate} size="small" />
            ),
          },
          { id: 'first', header: words.firstTry, cell: (skill) => share(skill.first_try_right, skill) },
          { id: 'end', header: words.inTheEnd, cell: (skill) => share(skill.right, skill) },
        ]}
      />
    </Card>
  );
}
