import { useScience } from '@mashq/state/lab/science';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { useSearch } from 'wouter';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { LabCrumbs } from '../LabCrumbs.tsx';
import { scienceWords as words } from '../strings/science.ts';
import { ExperimentFrame } from './ExperimentFrame.tsx';

const PATH = '/lab/science';

/** Five experiments, each with tasks to solve; the one that is open is in the address. */
export function ScienceScreen() {
  const chosen = new URLSearchParams(useSearch()).get('experiment');
  const simulations = useScience();
  const open = simulations.data?.find(({ name }) => name === chosen);
  if (open !== undefined) {
    return (
      <Page
        title={open.title}
        subtitle={open.goal}
        breadcrumbs={<LabCrumbs above={[{ title: words.title, href: PATH }]} title={open.title} />}
        width="full"
      >
        <ExperimentFrame key={open.name} name={open.name} title={open.title} />
      </Page>
    );
  }
  return (
    <Page title={words.title} subtitle={words.subtitle} breadcrumbs={<LabCrumbs title={words.title} />}>
      <QueryBoundary query={simulations} skeleton={<Skeleton shape="card" size="large" />}>
        {(data) => (
          <Card>
            <List aria-label={words.title}>
              {data.map(({ name, title, goal, grades, tasks, solved_tasks: solved }) => (
                <ListItem
                  key={name}
                  title={title}
                  description={`${goal} ${words.grades(grades.map((grade) => formatNumber(grade)).join('، '))}`}
                  end={
                    <Badge tone={solved.length === tasks ? 'success' : 'neutral'}>
                      {words.done(formatNumber(solved.length), formatNumber(tasks))}
                    </Badge>
                  }
                  href={`${PATH}?experiment=${name}`}
                />
              ))}
            </List>
          </Card>
        )}
      </QueryBoundary>
    </Page>
  );
}
