import type { Band, SkillInfo, SkillMastery } from '@mashq/api/contract';
import { useSkills } from '@mashq/state/practice/skills';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { SkillMeter } from '@mashq/ui/learning/skill-meter';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { homeSections } from '../../strings/student-home-sections.ts';

type PracticeSkill = SkillInfo & { mastery: SkillMastery };

const SHOWN = 6;

/** Started skills come before new ones, nearly mastered before weak ones, and mastered ones last. */
const ORDER: readonly Band[] = ['near', 'learning', 'starting', 'unseen', 'learned', 'mastered'];

/** The first few skills to practice, in book order where the priority is equal. */
function skillsToPractice(chapters: readonly { skills: readonly PracticeSkill[] }[]): PracticeSkill[] {
  return chapters
    .flatMap(({ skills }) => skills)
    .sort((one, other) => ORDER.indexOf(one.mastery.band) - ORDER.indexOf(other.mastery.band))
    .slice(0, SHOWN);
}

/** Skills worth practicing next. */
export function PracticeSkills() {
  const words = homeSections.practice;
  const skills = useSkills();
  return (
    <Section
      title={words.title}
      {...(skills.data && { subtitle: words.subtitle(skills.data.book_title) })}
      actions={
        <Link variant="standalone" hasArrow href="/student/exercise">
          {words.session}
        </Link>
      }
    >
      <QueryBoundary
        query={skills}
        voice="student"
        skeleton={
          <Grid columns="wide" gap={4}>
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} shape="card" size="large" />
            ))}
          </Grid>
        }
      >
        {({ chapters }) => {
          const shown = skillsToPractice(chapters);
          if (shown.length === 0) return <LazyEmptyState picture="homework">{words.empty}</LazyEmptyState>;
          return (
            <Grid columns="wide" gap={4}>
              {shown.map((skill) => (
                <SkillCard key={skill.id} skill={skill} />
              ))}
            </Grid>
          );
        }}
      </QueryBoundary>
    </Section>
  );
}

function SkillCard({ skill }: { skill: PracticeSkill }) {
  const { band, n, estimate } = skill.mastery;
  return (
    <Card title={skill.title} subtitle={skill.lesson_title} level={3} href={`/student/skill/question/${skill.id}`}>
      <SkillMeter band={band} count={n} estimate={estimate} size="small" />
    </Card>
  );
}
