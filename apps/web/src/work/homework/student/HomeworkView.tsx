import type { StudentAssignmentDetail } from '@mashq/api/contract';
import { isOver } from '@mashq/api/measures';
import type { SeriesKind } from '@mashq/state/platform/query/student-keys';
import { useSeenOnce } from '@mashq/state/platform/seen-once';
import { useSession } from '@mashq/state/platform/session/session';
import { useWaitingAnswers } from '@mashq/state/questions/outbox/answers';
import { useAssignmentQuestions } from '@mashq/state/work/assignment-student';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton, SkeletonRegion } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { isToDo, PracticeProgress } from '@mashq/ui/learning/practice-progress';
import { SkillMeter } from '@mashq/ui/learning/skill-meter';
import { FirstVisitHint } from '../../../help/hints/FirstVisitHint.tsx';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import {
  homeworkQuestionStates,
  nextOpenQuestion,
  triedQuestions,
} from '../../../questions/student/homework-question-states.ts';
import { studentHomework } from '../../strings/student-homework.ts';
import { deadlineText } from './deadline-text.ts';
import { HandIn } from './HandIn.tsx';
import { HomeworkComments } from './HomeworkComments.tsx';
import { HomeworkQuestions } from './HomeworkQuestions.tsx';
import { HomeworkResult } from './HomeworkResult.tsx';

/** Shown once for each work. */
const milestone = lazyComponent(() => import('./WorkMilestone.tsx'), 'WorkMilestone');

/** Work that ended longer ago is only looked at again. */
const RECENT_MS = 7 * 86_400_000;

/**
 * Whether the end of the work is news: once on a device when it is handed in, by whom ever, and once more when its result comes
 * later.
 */
function useIsEndNews({ id, state, end_at, result }: StudentAssignmentDetail): boolean {
  const { activeUser } = useSession();
  const isRecent = Date.now() - Date.parse(end_at) < RECENT_MS;
  const isEnded = isOver(state) && activeUser != null && isRecent;
  return useSeenOnce(isEnded ? `${activeUser.id} work ${id} ${result === null ? 'sent' : 'result'}` : null);
}

/** The skills of assigned work, the student's progress in each, and a link to practice each. */
function HomeworkSkills({ kind, skills }: { kind: SeriesKind } & Pick<StudentAssignmentDetail, 'skills'>) {
  return (
    <Section title={studentHomework(kind).skills}>
      <Grid columns="wide" gap={4}>
        {skills.map(({ id, title, mastery: { band, n, estimate } }) => (
          <Card key={id} title={title} level={3} href={`/student/skill/question/${id}`}>
            <SkillMeter band={band} count={n} estimate={estimate} size="small" />
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

export interface HomeworkViewProps {
  kind: SeriesKind;
  /** Its path. */
  home: string;
  homework: StudentAssignmentDetail;
}

/** Loaded homework, or assigned work of another kind. */
export function HomeworkView({ kind, home, homework }: HomeworkViewProps) {
  const { waiting } = useWaitingAnswers();
  const { id, items, is_open, note, state, teacher_name, hints_allowed, comments, skills } = homework;
  const { waiting_answers: undecided, uncounted_answers: uncounted } = homework;
  const words = studentHomework(kind);
  const questions = useAssignmentQuestions(kind, id, { isNeeded: is_open });
  const tried = triedQuestions(questions.data ?? []);
  const states = homeworkQuestionStates(items, waiting);
  const firstTried = items.find(
    ({ question_id }, index) => tried.has(question_id) && isToDo(states[index] ?? 'waiting'),
  );
  const isEndNews = useIsEndNews(homework);
  const next = is_open ? (firstTried?.question_id ?? nextOpenQuestion(items, waiting)) : undefined;
  // A question that was answered wrongly is open still, so the states of the questions do not say it all.
  const isBegun = state === 'in_progress' || states.some((one) => !isToDo(one));
  return (
    <Stack gap={8}>
      {isEndNews && (
        <OptionalBoundary placeholder={<SkeletonRegion isLoading skeleton={<Skeleton shape="card" size="huge" />} />}>
          <milestone.Component work={homework} states={states} />
        </OptionalBoundary>
      )}
      {kind === 'homework' && is_open && <FirstVisitHint screen="student-homework">{words.hint}</FirstVisitHint>}
      <Card title={words.teacher(teacher_name)} subtitle={deadlineText(homework)}>
        <Stack gap={5}>
          {note !== '' && <Alert title={words.note}>{note}</Alert>}
          {undecided > 0 && <Alert>{words.waitingAnswers(formatNumber(undecided))}</Alert>}
          {uncounted > 0 && <Alert>{words.uncountedAnswers(formatNumber(uncounted))}</Alert>}
          {items.length > 0 && !isEndNews && <PracticeProgress states={states} align="start" />}
          {!is_open && state !== 'submitted' && state !== 'reviewed' && (
            <p>{state === 'excused' ? words.excused : words.closed}</p>
          )}
          {is_open && !hints_allowed && <p>{words.noHints}</p>}
          {is_open && (next !== undefined || isBegun) && (
            <Inline>
              {next !== undefined && (
                <Link variant="primary" size="large" href={`${home}/question/${next}`}>
                  {isBegun ? words.resume : words.start}
                </Link>
              )}
              {isBegun && <HandIn kind={kind} id={id} left={states.filter(isToDo).length} />}
            </Inline>
          )}
        </Stack>
      </Card>
      {!isEndNews && <HomeworkResult homework={homework} />}
      {comments.length > 0 && <HomeworkComments comments={comments} />}
      {isBegun && <HomeworkQuestions homework={homework} home={home} states={states} tried={tried} />}
      <HomeworkSkills kind={kind} skills={skills} />
    </Stack>
  );
}
