import type { QuestionView } from '@mashq/api/contract';
import { type UseAnswering, useAnswering } from '@mashq/state/questions/answering/store';
import { useHint } from '@mashq/state/questions/question';
import { Button } from '@mashq/ui/actions/button';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDigits } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { emptyInput } from '@mashq/ui/learning/answers';
import { type QuestionPhase, QuestionSheet } from '@mashq/ui/learning/question-sheet';
import { SkillMeter } from '@mashq/ui/learning/skill-meter';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { firstScreen, useIsFirstScreenShown } from '../../platform/loading/first-screen.ts';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { bookNames } from '../../platform/strings/student-general.ts';
import { questionWords } from '../strings/student-question.ts';

const DONE: readonly QuestionView['state'][] = ['right', 'corrected', 'wrong', 'revealed'];

/** Loaded while the child reads and answers the question. */
const questionFeedback = lazyComponent(() => import('./QuestionFeedback.tsx'), 'QuestionFeedback');

/** Loaded after the question is shown: few answers are refused. */
const refusalAlert = lazyComponent(() => import('@mashq/ui/feedback/alert'), 'Alert');

/** Hints and solutions, loaded after the question is shown. */
const questionHelp = lazyComponent(() => import('./QuestionHelp.tsx'), 'QuestionHelp');

/** Loaded with the answer that needs it. */
const skillMilestone = lazyComponent(() => import('./SkillMilestone.tsx'), 'SkillMilestone');

/** Loaded after the question is shown: few devices have a Persian voice. */
const readAloud = lazyComponent(() => import('./ReadAloud.tsx'), 'ReadAloud');

/** Of the report of a wrong question, which is there below the place of the hints, empty as yet. */
const REPORT_PLACEHOLDER = (
  <Stack>
    <div />
    <Skeleton shape="button" />
  </Stack>
);
/** The same with the button of the example over it. */
const EXAMPLE_PLACEHOLDER = (
  <Stack>
    <div />
    <Skeleton shape="button" />
    <Skeleton shape="button" />
  </Stack>
);

export interface QuestionSessionProps {
  view: QuestionView;
  /** Its homework takes no more answers. @default false */
  isOver?: boolean;
  /** Goes to the next question, or back. */
  onNext: () => void;
  /** There is no next question: going on ends the work. @default false */
  isLast?: boolean;
  /** What the button of the last one says. @default «پایان» */
  lastLabel?: string | undefined;
  /** Skips the question for now; undefined for the last one. */
  onLater?: (() => void) | undefined;
  /** What the button of `onLater` says. @default «بعداً» */
  laterLabel?: string | undefined;
  /** A similar question was created. */
  onSimilarQuestion: (questionId: string) => void;
  /** What comes after the skill was learned with this question. @default the next question */
  afterLearned?: ReactNode;
  /** Called with the answer that makes the skill learned, before that is shown. */
  onLearned?: (() => void) | undefined;
  /** Called when the question is done, while its verdict or solution is read: the next one is wanted soon. */
  onDone?: (() => void) | undefined;
  /** Opens a worked example in the question's place; what is typed stays. */
  onExample?: (() => void) | undefined;
}

/** A question with answering, feedback, hints and solution. */
export function QuestionSession({
  view,
  isOver = false,
  onNext,
  isLast = false,
  lastLabel = questionWords.end,
  onLater,
  laterLabel,
  onSimilarQuestion,
  afterLearned,
  onLearned,
  onDone,
  onExample,
}: QuestionSessionProps) {
  const { sheet, skill, mastery, question_id, hints, more_hints, state, last_input } = view;
  const isDone = isOver || DONE.includes(state);
  const answering = useAnswering({
    questionId: question_id,
    assignment: view.assignment,
    // An answer whose result is shown later can be changed until then, so it is shown for editing.
    last: isDone || state === 'answered' ? last_input : null,
    isOver: isDone,
  });
  const { input, phase, pending, reply, refusal, count } = answering;
  /** Finished before it was opened, or by its solution: it is read-only. */
  const isReview = phase === 'closed' && reply === null && pending === null;
  const hint = useHint(view);
  const { band, n, estimate } = mastery;
  const words = questionWords;
  const change = reply?.mastery_change ?? null;
  /** The answer was looked at, and what it made of the skill is shown. */
  const [isAtMilestone, setAtMilestone] = useState(false);
  const noteLearned = useEffectEvent(() => onLearned?.());
  useEffect(() => {
    if (change === null) return;
    skillMilestone.preload();
    if (change === 'learned') noteLearned();
  }, [change]);
  const isShown = useIsFirstScreenShown();
  const [wasDone] = useState(isDone);
  const isJustDone = isDone && !wasDone && change !== 'learned';
  const noteDone = useEffectEvent(() => onDone?.());
  useEffect(() => {
    if (isJustDone) noteDone();
  }, [isJustDone]);
  // Where it cannot be loaded, the work goes on.
  const showMilestone = () =>
    void skillMilestone.ready().then((loaded) => (loaded === undefined ? onNext() : setAtMilestone(true)));
  useEffect(() => {
    void firstScreen.then(() => {
      questionFeedback.preload();
      questionHelp.preload();
      refusalAlert.preload();
    });
  }, []);
  const feedback =
    refusal === null ? (
      (isReview || reply !== null) && (
        <OptionalBoundary>
          <questionFeedback.Component view={view} reply={reply} count={count} />
        </OptionalBoundary>
      )
    ) : (
      <OptionalBoundary>
        <refusalAlert.Component tone="danger" title={words.refused}>
          {refusal.detail ?? words.failed}
        </refusalAlert.Component>
      </OptionalBoundary>
    );
  // After the component is loaded: a hint takes the focus only if it is inserted while mounted.
  const openHint = () => void questionHelp.ready().then(() => hint.mutate());
  if (isAtMilestone && change !== null) {
    return (
      <OptionalBoundary>
        <skillMilestone.Component
          change={change}
          skill={skill.title}
          actions={
            (change === 'learned' ? afterLearned : undefined) ?? (
              <Button isFullWidth size="large" onPress={onNext}>
                {isLast ? lastLabel : words.next}
              </Button>
            )
          }
        />
      </OptionalBoundary>
    );
  }
  return (
    <QuestionSheet
      questionKey={question_id}
      place={[bookNames[skill.grade], words.page(formatDigits(skill.first_page)), skill.title]}
      question={sheet}
      value={input ?? emptyInput(sheet.answer)}
      onChange={answering.type}
      phase={phaseOf(answering)}
      isReview={isReview}
      onCheck={() => void answering.check()}
      onRetry={answering.retry}
      onNext={change === null ? onNext : showMilestone}
      onLater={onLater}
      messages={{ ...(isLast && { next: lastLabel }), ...(laterLabel !== undefined && { later: laterLabel }) }}
      onHint={more_hints && view.solution === null ? openHint : undefined}
      isHinted={hints.length > 0}
      feedback={feedback || undefined}
      tools={
        isShown && (
          <OptionalBoundary>
            <readAloud.Component view={view} />
          </OptionalBoundary>
        )
      }
      meter={<SkillMeter band={band} count={n} estimate={estimate} />}
      hints={
        <OptionalBoundary key={question_id} placeholder={onExample ? EXAMPLE_PLACEHOLDER : REPORT_PLACEHOLDER}>
          <questionHelp.Component view={view} hint={hint} onSimilarQuestion={onSimilarQuestion} onExample={onExample} />
        </OptionalBoundary>
      }
    />
  );
}

/** What the sheet shows: while an answer waits for the network or for its verdict, it says so itself. */
function phaseOf({ phase, pending, reply }: UseAnswering): QuestionPhase {
  if (phase === 'checking' || phase === 'waiting') return phase;
  if (phase === 'closed' && pending !== null) return 'waiting';
  return reply?.verdict ?? 'answering';
}
