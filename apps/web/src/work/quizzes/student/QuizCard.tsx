import type { MemberQuiz } from '@mashq/api/contract';
import { levelNames } from '@mashq/api/measures/words';
import { Link } from '@mashq/ui/actions/link';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatDeadline, formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { quizWords } from '../../strings/student-quiz.ts';
import { BeginQuiz } from './BeginQuiz.tsx';
import { type QuizPlace, rulesOf } from './quiz-facts.ts';

const TONES: Readonly<Partial<Record<MemberQuiz['state'], BadgeTone>>> = {
  running: 'reward',
  overdue: 'reward',
  paused: 'info',
  not_begun: 'info',
  handed_in: 'success',
};

/** One quiz: its rules and a button to begin, the way on, or its result. */
export function QuizCard({ quiz, place }: { quiz: MemberQuiz; place: QuizPlace }) {
  const words = quizWords;
  const { id, title, teacher_name, state, note, is_excused, is_released, score } = quiz;
  return (
    <Card
      title={title}
      subtitle={words.teacher(teacher_name)}
      level={3}
      {...(place === 'running' && { tone: 'reward' as const })}
      actions={
        <Badge tone={is_excused ? 'neutral' : (TONES[state] ?? 'neutral')}>
          {is_excused ? words.excused : words.states[state]}
        </Badge>
      }
    >
      <Stack gap={5}>
        {note !== '' && <p>{note}</p>}
        {is_excused && <p>{words.excusedWords}</p>}
        {place === 'coming' && <p>{words.from(formatDeadline(quiz.start_at, Date.now(), true))}</p>}
        {place === 'open' && (
          <>
            <List aria-label={words.rules}>
              {rulesOf(quiz).map((rule) => (
                <ListItem key={rule} title={rule} />
              ))}
            </List>
            <BeginQuiz quiz={quiz} />
          </>
        )}
        {place === 'running' && (
          <div>
            <Link variant="primary" size="large" href={`/student/quiz/${id}/1/list`}>
              {words.goOn}
            </Link>
          </div>
        )}
        {score !== null && (
          <p>
            {words.score}: {formatNumber(score.points)} {words.of(formatNumber(score.out_of))}
            {score.level !== null && `، ${levelNames[score.level]}`}
          </p>
        )}
        {is_released && !is_excused && place !== 'running' && state !== 'missed' && (
          <div>
            <Link variant="secondary" href={`/student/quiz/${id}/report`}>
              {words.result}
            </Link>
          </div>
        )}
        {place === 'done' && !is_excused && !is_released && state !== 'missed' && <p>{words.waits}</p>}
      </Stack>
    </Card>
  );
}
