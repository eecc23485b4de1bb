import { useSkills } from '@mashq/state/member';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { SkillMeter } from '@mashq/ui/learning/skill-meter';
import { Loaded } from '../../../loading/Loaded.tsx';
import { Nothing } from '../../../loading/Nothing.tsx';
import { studentHome } from '../../../strings/student/home.ts';
import { type PracticeSkill, skillsToPractise } from './skills-to-practise.ts';

/** Skills that a little practice would help most. */
export function PracticeSkills() {
  const words = studentHome.practice;
  const skills = useSkills();
  return (
    <Section title={words.title} {...(skills.data && { subtitle: words.subtitle(skills.data.book_title) })}>
      <Loaded
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
          const shown = skillsToPractise(chapters);
          if (shown.length === 0) return <Nothing picture="homework">{words.empty}</Nothing>;
          return (
            <Grid columns="wide" gap={4}>
              {shown.map((skill) => (
                <SkillCard key={skill.id} skill={skill} />
              ))}
            </Grid>
          );
        }}
      </Loaded>
    </Section>
  );
}

function SkillCard({ skill }: { skill: PracticeSkill }) {
  const { band, n, estimate } = skill.standing;
  return (
    <Card title={skill.title} subtitle={skill.lesson_title} level={3} href={`/student/skill/question/${skill.id}`}>
      <SkillMeter band={band} count={n} estimate={estimate} size="small" />
    </Card>
  );
}
