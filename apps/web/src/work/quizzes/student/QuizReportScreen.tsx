import type { MemberQuizReport } from '@mashq/api/contract';
import { useSeenOnce } from '@mashq/state/platform/seen-once';
import { useSession } from '@mashq/state/platform/session/session';
import { Link } from '@mashq/ui/actions/link';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Stat } from '@mashq/ui/data/stat';
import { ProgressBar } from '@mashq/ui/feedback/progress-bar';
import { formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { Milestone } from '@mashq/ui/rewards/milestone';
import { numbers } from '../../../platform/layout/numbers.css.ts';
import { LevelBadge } from '../../report/LevelBadge.tsx';
import { milestoneWords } from '../../strings/student-milestone.ts';
import { quizWords } from '../../strings/student-quiz.ts';
import { QuestionsLater, QuizResult } from './QuizResult.tsx';

const words = quizWords;

/** The result of a quiz: points, skills, tries. */
export function QuizReportScreen({ quizId }: { quizId: string }) {
  return (
    <QuizResult quizId={quizId} title={words.report}>
      {(report) => <Report report={report} />}
    </QuizResult>
  );
}

function Report({ report }: { report: MemberQuizReport }) {
  const { quiz, tries, skills, questions } = report;
  const { score } = quiz;
  const isOver = questions.length > 0;
  const { activeUser } = useSession();
  // With the points alone, and once more when its questions come.
  const isNews = useSeenOnce(
    activeUser && score !== null ? `${activeUser.id} quiz ${quiz.id} ${isOver ? 'result' : 'points'}` : null,
  );
  const count = (wanted: string) => questions.filter(({ outcome }) => outcome === wanted).length;
  return (
    <Stack gap={8}>
      {isNews && <ResultNews report={report} right={count('right')} />}
      <Card
        tone="accent"
        title={words.score}
        {...(score !== null &&
          score.level !== null && {
            actions: <LevelBadge level={score.level} />,
          })}
        footer={isOver ? !isNews && <SeeQuestions quizId={quiz.id} /> : <QuestionsLater report={report} />}
      >
        {score === null ? (
          <p>{words.noMarks}</p>
        ) : (
          <div className={numbers}>
            <Stat
              value={score.points}
              label={words.score}
              hint={words.of(formatNumber(score.out_of))}
              tone="success"
              isCentred
            />
            {isOver && <Stat value={count('right')} label={words.right} isCentred />}
            {isOver && <Stat value={count('wrong')} label={words.wrong} isCentred />}
            {isOver && <Stat value={count('empty')} label={words.emptyOnes} isCentred />}
          </div>
        )}
      </Card>
      {skills.length > 0 && (
        <Section title={words.skills}>
          <List>
            {skills.map(({ id, title, right, total }) => (
              <ListItem
                key={id}
                title={title}
                href={`/student/skill/question/${id}`}
                isEndWide
                end={<ProgressBar label={title} isLabelHidden value={right} max={Math.max(1, total)} />}
              />
            ))}
          </List>
        </Section>
      )}
      {tries.length > 1 && (
        <Section title={words.tries(formatNumber(tries.length), formatNumber(quiz.tries_allowed))}>
          <List>
            {tries.map(({ try_no, ended_at, score: own, counts }) => (
              <ListItem
                key={try_no}
                title={words.tryOf(formatNumber(try_no))}
                description={ended_at === null ? undefined : formatDateTime(ended_at)}
                end={
                  own !== null && (
                    <Badge tone={counts ? 'success' : 'neutral'}>
                      {formatNumber(own.points)} {words.of(formatNumber(own.out_of))}
                      {counts && `، ${words.counts}`}
                    </Badge>
                  )
                }
              />
            ))}
          </List>
        </Section>
      )}
    </Stack>
  );
}

const SeeQuestions = ({ quizId, isMain = false }: { quizId: string; isMain?: boolean }) => (
  <Link
    variant={isMain ? 'primary' : 'secondary'}
    {...(isMain && { size: 'large' as const, isFullWidth: true })}
    href={`/student/quiz/${quizId}/report-questions`}
  >
    {words.seeQuestions}
  </Link>
);

/** The result is out: what is right first, and what can be looked at together. Compared with nobody. */
function ResultNews({ report: { quiz, questions }, right }: { report: MemberQuizReport; right: number }) {
  const { id, score } = quiz;
  if (score === null) return null;
  const total = questions.length;
  const isPerfect = total === 0 ? score.points >= score.out_of : right === total;
  const title =
    total === 0
      ? words.pointsOf(formatNumber(score.points), formatNumber(score.out_of))
      : isPerfect
        ? milestoneWords.allRight(formatNumber(total))
        : milestoneWords.gaps(right, total);
  return (
    <Milestone
      scene={isPerfect ? 'perfect' : 'gaps'}
      eyebrow={words.resultOut}
      title={title}
      actions={
        <>
          {total > 0 && <SeeQuestions quizId={id} isMain />}
          <Link variant={total > 0 ? 'quiet' : 'primary'} size="large" isFullWidth href="/student">
            {milestoneWords.home}
          </Link>
        </>
      }
    />
  );
}
