import type { QuestionView } from '@mashq/api/contract';
import { useHint } from '@mashq/state/member';
import { formatDigits } from '@mashq/ui/i18n';
import { QuestionSheet } from '@mashq/ui/learning/question-sheet';
import { SkillMeter } from '@mashq/ui/learning/skill-meter';
import { useEffect } from 'react';
import { Aside } from '../../../routing/Aside.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.tsx';
import { bookNames } from '../../../strings/student/general.ts';
import { questionWords } from '../../../strings/student/question.ts';
import { QuestionFeedback } from './QuestionFeedback.tsx';
import { type QuestionFlow, useQuestionFlow } from './use-question-flow.ts';

/** Few answers are refused: what tells it comes once the question stands, as the hints do. */
const refusalAlert = lazyScreen(() => import('@mashq/ui/feedback/alert'), 'Alert');

/** Hints and worked solutions come once the question stands: nobody opens one before having read it. */
const questionHelp = lazyScreen(() => import('./QuestionHelp.tsx'), 'QuestionHelp');

export interface QuestionDeskProps {
  view: QuestionView;
  /** Its homework takes no more answers. @default false */
  isOver?: boolean;
  /** Goes on: to the next question, or back to where this one came from. */
  onNext: () => void;
  /** Puts the question off; left out where it is the last one. */
  onLater?: (() => void) | undefined;
  /** A twin of the question was opened. */
  onTwin: (questionId: string) => void;
}

/** A question with all that can happen on it. */
export function QuestionDesk({ view, isOver = false, onNext, onLater, onTwin }: QuestionDeskProps) {
  const flow = useQuestionFlow(view, isOver);
  const hint = useHint(view);
  const { sheet, skill, standing, question_id, hints, more_hints } = view;
  const { band, n, estimate } = standing;
  const words = questionWords;
  useEffect(() => {
    questionHelp.preload();
    refusalAlert.preload();
  }, []);
  const feedback =
    flow.refusal === null ? (
      hasFeedback(flow) && <QuestionFeedback view={view} flow={flow} />
    ) : (
      <Aside>
        <refusalAlert.Component tone="error" title={words.refused}>
          {flow.refusal}
        </refusalAlert.Component>
      </Aside>
    );
  // Not before what shows it is here: a hint takes the focus only where it is seen to come.
  const openHint = () => void questionHelp.arrival().then(() => hint.mutate());
  return (
    <QuestionSheet
      questionKey={question_id}
      place={[bookNames[skill.grade], words.page(formatDigits(skill.first_page)), skill.title]}
      question={sheet}
      value={flow.value}
      onChange={flow.change}
      phase={flow.phase}
      isReview={flow.isReview}
      onCheck={flow.check}
      onRetry={flow.retry}
      onNext={onNext}
      onLater={onLater}
      onHint={more_hints && view.solution === null ? openHint : undefined}
      isHinted={hints.length > 0}
      feedback={feedback || undefined}
      meter={<SkillMeter band={band} count={n} estimate={estimate} />}
      hints={
        <Aside key={question_id}>
          <questionHelp.Component view={view} hint={hint} onTwin={onTwin} />
        </Aside>
      }
      {...(flow.reply?.verdict === 'stored' && { answerMessages: { statusWaiting: words.stored } })}
    />
  );
}

/** While an answer waits, for the network or for its verdict, the sheet itself says so. */
function hasFeedback({ isReview, reply, phase }: QuestionFlow): boolean {
  if (isReview) return true;
  if (reply === null || phase === 'checking' || phase === 'answering') return false;
  return phase !== 'waiting' || reply.verdict === 'stored';
}
