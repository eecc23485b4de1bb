import type { Paper, SchoolClass } from '@mashq/api/contract';
import { usePapers } from '@mashq/state/work/papers';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { NewWorkScreen } from '../assigned/NewWorkScreen.tsx';
import { papersWords } from '../strings/teacher-papers.ts';
import { teacherQuiz } from '../strings/teacher-quiz.ts';
import { PaperCard } from './PaperCard.tsx';

const words = papersWords;

/** Papers of both terms and reviews of chapters, made of the book of a class in one press. */
export function PapersScreen() {
  return (
    <NewWorkScreen words={words} list={{ title: teacherQuiz.reports, href: '/teacher/quiz-reports' }}>
      {(schoolClass) => <Papers schoolClass={schoolClass} />}
    </NewWorkScreen>
  );
}

function Papers({ schoolClass: { id } }: { schoolClass: Pick<SchoolClass, 'id'> }) {
  const papers = usePapers(id);
  return (
    <QueryBoundary
      query={papers}
      skeleton={
        <Grid columns="wide">
          <Skeleton shape="card" size="large" />
          <Skeleton shape="card" size="large" />
        </Grid>
      }
    >
      {(all) => (
        <Stack gap={8}>
          <Group title={words.terms} classId={id} papers={all.filter(({ chapter }) => chapter === null)} />
          <Group title={words.chapters} classId={id} papers={all.filter(({ chapter }) => chapter !== null)} />
        </Stack>
      )}
    </QueryBoundary>
  );
}

function Group({ title, classId, papers }: { title: string; classId: string; papers: readonly Paper[] }) {
  return (
    <Section title={title}>
      <Grid columns="wide">
        {papers.map((paper) => (
          <PaperCard key={`${paper.kind} ${paper.chapter}`} classId={classId} paper={paper} />
        ))}
      </Grid>
    </Section>
  );
}
