import { nextSkill, type Skill, type Skills } from '@mashq/state/practice/next-skill';
import type { useCompletionSummary } from '@mashq/state/reports/completion-summary';
import { Link } from '@mashq/ui/actions/link';
import { SkillSquares } from '@mashq/ui/charts/skill-squares';
import { Card } from '@mashq/ui/data/card';
import { formatNumber } from '@mashq/ui/i18n';
import { Mascot } from '@mashq/ui/illustrations/mascot';
import { Inline } from '@mashq/ui/layout/inline';
import { SkillMeter } from '@mashq/ui/learning/skill-meter';
import { reportWords } from '../strings/student-report.ts';

type Summary = NonNullable<ReturnType<typeof useCompletionSummary>['data']>;

const skillsOf = (skills: Skills): Skill[] => skills.chapters.flatMap((chapter) => chapter.skills);

/** What is new: skills learned this week, or all that were learned so far; nothing where none was. */
export function NewsCard({ summary, skills }: { summary: Summary; skills: Skills }) {
  const words = reportWords.news;
  const { learned_this_week: fresh, learned_skills: all } = summary;
  if (all === 0) return null;
  const near = skillsOf(skills).filter(({ mastery }) => mastery.band === 'near').length;
  return (
    <Card
      tone="accent"
      title={fresh > 0 ? words.fresh(formatNumber(fresh)) : words.all(formatNumber(all))}
      {...(near > 0 && { subtitle: words.near(formatNumber(near)) })}
    >
      <Inline>
        <Mascot pose={fresh > 0 ? 'proud' : 'wave'} size={104} />
      </Inline>
    </Card>
  );
}

/** The chapter of the skill to go on with, a square each skill. */
export function ChapterCard({ skills }: { skills: Skills }) {
  const words = reportWords.chapter;
  const next = nextSkill(skills);
  const chapter = skills.chapters.find((each) => each.skills.some(({ id }) => id === next?.id));
  if (chapter === undefined) return null;
  const title = words.title(formatNumber(chapter.number));
  return (
    <Card title={title} subtitle={words.square}>
      <SkillSquares
        label={title}
        skills={chapter.skills.map(({ id, title: skill, mastery }) => ({
          id,
          title: skill,
          band: mastery.band,
          href: `/student/skill/question/${id}`,
        }))}
      />
    </Card>
  );
}

/** One skill to go on with, and why it is this one. */
export function NextStepCard({ skills }: { skills: Skills }) {
  const words = reportWords.next;
  const skill = nextSkill(skills);
  if (skill === undefined) return null;
  const { band, n, estimate } = skill.mastery;
  return (
    <Card
      tone="accent"
      title={words.title}
      footer={
        <Link variant="primary" size="large" href={`/student/skill/question/${skill.id}`}>
          {words.practice}
        </Link>
      }
    >
      <p>{words.why[band]}</p>
      <SkillMeter skill={skill.title} band={band} count={n} estimate={estimate} />
    </Card>
  );
}
