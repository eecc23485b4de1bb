import { useWorkedExample } from '@mashq/state/work/packages-student';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Stack } from '@mashq/ui/layout/stack';
import { BlockContent, InlineContent } from '@mashq/ui/learning/content';
import { FigureView } from '@mashq/ui/learning/figures';
import { SolutionSteps } from '@mashq/ui/learning/solution-steps';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { packageWords } from '../../strings/student-package.ts';

/** A question with its worked solution and its answer, to be read. */
export function WorkedExample({ packageId, activity }: { packageId: string; activity: number }) {
  const example = useWorkedExample(packageId, activity, { isNeeded: true });
  const words = packageWords;
  return (
    <QueryBoundary query={example} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
      {({ skill, sheet, solution, key }) => (
        <Card title={words.exampleOf(skill.title)}>
          <Stack gap={5}>
            <BlockContent blocks={sheet.stem} size="stem" />
            {sheet.figure && <FigureView figure={sheet.figure} />}
            <SolutionSteps steps={solution} />
            <p>
              {words.answer}: <InlineContent content={key} />
            </p>
          </Stack>
        </Card>
      )}
    </QueryBoundary>
  );
}
