import type { HomeworkItem, QuestionView } from '@mashq/api/contract';
import type { QuestionSet as Series } from '@mashq/state/platform/query/student-keys';
import { useWaitingAnswers } from '@mashq/state/questions/outbox/answers';
import { useQuestion } from '@mashq/state/questions/question';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { PracticeProgress } from '@mashq/ui/learning/practice-progress';
import { useLocation } from 'wouter';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { questionWords } from '../strings/student-question.ts';
import { homeworkQuestionStates, nextOpenQuestion } from './homework-question-states.ts';
import { QuestionFrame } from './QuestionFrame.tsx';
import { QuestionSession } from './QuestionSession.tsx';
import * as css from './QuestionSet.css.ts';
import { usePrefetchedParts } from './use-prefetched-parts.ts';

/** Of work that takes no more answers. */
const closedNotice = lazyComponent(() => import('@mashq/ui/feedback/alert'), 'Alert');

export interface QuestionSeriesProps {
  series: Series;
  questionKey: string;
  /** Path of what the questions are of. */
  home: string;
  items: readonly HomeworkItem[] | undefined;
  /** The questions as far as they are fetched ahead. */
  questions: readonly QuestionView[] | undefined;
  /** Takes no answers. Undefined while that is not known. */
  isOpen: boolean | undefined;
  /** Why it takes none. @default 'over' */
  closedBy?: 'over' | 'handedIn' | 'excused';
  /** Label of the exit link. */
  leave: string;
  /** Each question leads back to `home`, with this label, and not to the next one. */
  back?: string;
}

/** One question of a series: of assigned work of any kind, or of a practice session. */
export function QuestionSet({
  series,
  questionKey,
  home,
  items = [],
  questions,
  isOpen,
  closedBy = 'over',
  leave,
  back,
}: QuestionSeriesProps) {
  const [, navigate] = useLocation();
  const question = useQuestion({ questionId: questionKey, series });
  const { waiting } = useWaitingAnswers();
  usePrefetchedParts(
    (questions ?? []).map(({ sheet }) => sheet.answer.kind),
    questions?.find(({ question_id }) => question_id === questionKey)?.sheet.answer.kind,
  );

  const place = items.findIndex(({ question_id }) => question_id === questionKey);
  const next = isOpen && back === undefined ? nextOpenQuestion(items, waiting, questionKey) : undefined;
  const goTo = (questionId: string) => navigate(`${home}/question/${questionId}`);
  const words = questionWords;
  const titles = { over: words.closedTitle, handedIn: words.handedInTitle, excused: words.excusedTitle };
  return (
    <QuestionFrame
      title={place < 0 ? words.title : words.place(formatNumber(place + 1), formatNumber(items.length))}
      {...(place >= 0 && { shortTitle: words.shortPlace(formatNumber(place + 1), formatNumber(items.length)) })}
      progress={
        items.length > 0 && (
          <PracticeProgress states={homeworkQuestionStates(items, waiting)} current={place < 0 ? null : place} />
        )
      }
      leaveHref={home}
      leaveLabel={leave}
    >
      <QueryBoundary query={question} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(view) => (
          <>
            {isOpen === false && (
              <div className={css.notice}>
                <OptionalBoundary>
                  <closedNotice.Component
                    tone="info"
                    title={titles[closedBy]}
                    actions={<Link href={home}>{words.closedBack}</Link>}
                  >
                    {view.state === 'open' ? words.closedOpen : words.closedDone}
                  </closedNotice.Component>
                </OptionalBoundary>
              </div>
            )}
            <QuestionSession
              key={view.question_id}
              view={view}
              isOver={isOpen === false}
              isLast={isOpen !== undefined && next === undefined}
              lastLabel={back}
              onNext={() => (next === undefined ? navigate(home) : goTo(next))}
              onLater={next === undefined ? undefined : () => goTo(next)}
              onSimilarQuestion={goTo}
            />
          </>
        )}
      </QueryBoundary>
    </QuestionFrame>
  );
}
