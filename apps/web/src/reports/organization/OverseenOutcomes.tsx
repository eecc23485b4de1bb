import { useOverseenHomeworks, useOverseenQuestions } from '@mashq/state/reports/management/organization';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { HomeworksChart, QuestionsChart } from '../school/OutcomeCharts.tsx';
import { organization } from '../strings/organization.ts';

const { trend, outcomes: words } = organization;
const skeleton = <Skeleton shape="block" size="medium" />;

/** How questions and homework end in a school of the organization. */
export function OverseenOutcomes({ schoolId }: { schoolId: string }) {
  const questions = useOverseenQuestions(schoolId);
  const homeworks = useOverseenHomeworks(schoolId);
  return (
    <Section title={words.title}>
      <Grid columns="wide" align="start">
        <Card>
          <QueryBoundary query={questions} skeleton={skeleton}>
            {({ outcomes }) =>
              outcomes === null ? <p>{trend.hidden}</p> : <QuestionsChart title={words.questions} outcomes={outcomes} />
            }
          </QueryBoundary>
        </Card>
        <Card>
          <QueryBoundary query={homeworks} skeleton={skeleton}>
            {({ outcomes }) => (outcomes === null ? <p>{trend.hidden}</p> : <HomeworksChart outcomes={outcomes} />)}
          </QueryBoundary>
        </Card>
      </Grid>
    </Section>
  );
}
