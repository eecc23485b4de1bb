import type { QuestionView } from '@mashq/api/contract';
import { type WorkedExample as Example, type useExample, useExampleSeen } from '@mashq/state/questions/worked-example';
import { Button } from '@mashq/ui/actions/button';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDigits } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { emptyInput } from '@mashq/ui/learning/answers';
import { QuestionSheet } from '@mashq/ui/learning/question-sheet';
import { SolutionSteps } from '@mashq/ui/learning/solution-steps';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { firstScreen } from '../../../platform/loading/first-screen.ts';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { bookNames } from '../../../platform/strings/student-general.ts';
import { exampleWords as words } from '../../strings/student-help.ts';
import { questionWords } from '../../strings/student-question.ts';
import * as css from './WorkedExample.css.ts';

/** Loaded while the first example is read. */
const fadedExample = lazyComponent(() => import('./FadedExample.tsx'), 'FadedExample');

export interface WorkedExampleProps {
  /** The question that follows. */
  view: QuestionView;
  example: ReturnType<typeof useExample>;
  onMyTurn: () => void;
}

/** The worked example of a skill, in the place of the question that follows; then, if wanted, one to finish. */
export function WorkedExample({ view, example, onMyTurn }: WorkedExampleProps) {
  const { question_id: questionId, skill } = view;
  const { mutate: noteSeen } = useExampleSeen(questionId);
  const [isFaded, setFaded] = useState(false);
  const isHere = example.data !== undefined;
  // Once it is shown: who leaves it half read has seen it, and can open it again.
  useEffect(() => {
    if (isHere) noteSeen();
  }, [isHere, noteSeen]);
  useEffect(() => void firstScreen.then(fadedExample.preload), []);
  // Where it cannot be loaded, the question is next.
  const openFaded = () =>
    void fadedExample.ready().then((loaded) => (loaded === undefined ? onMyTurn() : setFaded(true)));
  const place = [bookNames[skill.grade], questionWords.page(formatDigits(skill.first_page)), skill.title];
  const myTurn = (
    <Button size="large" isFullWidth onPress={onMyTurn}>
      {words.myTurn}
    </Button>
  );
  return (
    <Stack gap={3}>
      <Heading key={String(isFaded)}>{isFaded ? words.fadedTitle : words.title}</Heading>
      <QueryBoundary
        query={example}
        voice="student"
        skeleton={
          <Stack>
            <Skeleton shape="card" size="large" />
            {myTurn}
          </Stack>
        }
      >
        {({ whole, faded }) =>
          isFaded && faded ? (
            <OptionalBoundary placeholder={<Skeleton shape="card" size="huge" />}>
              <fadedExample.Component questionId={questionId} place={place} faded={faded} onMyTurn={onMyTurn} />
            </OptionalBoundary>
          ) : (
            <Whole
              questionId={questionId}
              place={place}
              whole={whole}
              onMyTurn={onMyTurn}
              onFaded={faded ? openFaded : undefined}
            />
          )
        }
      </QueryBoundary>
      {example.data === undefined && example.error !== null && myTurn}
    </Stack>
  );
}

/** Takes the focus, as what comes in the place of a question is read from its head. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={css.heading}>
      {children}
    </h2>
  );
}

interface WholeProps {
  questionId: string;
  place: readonly string[];
  whole: Example['whole'];
  onMyTurn: () => void;
  onFaded: (() => void) | undefined;
}

/** The steps open one by one; with the last one the answer is filled in. */
function Whole({ questionId, place, whole: { sheet, solution, answer }, onMyTurn, onFaded }: WholeProps) {
  const [opened, setOpened] = useState(1);
  const myTurn = useRef<HTMLButtonElement>(null);
  const isWhole = opened >= solution.length;
  const openNext = () => {
    setOpened(opened + 1);
    // Its button goes with the last step.
    if (opened + 1 >= solution.length) myTurn.current?.focus();
  };
  return (
    <QuestionSheet
      questionKey={`${questionId} example`}
      place={place}
      question={sheet}
      value={isWhole ? answer : emptyInput(sheet.answer)}
      onChange={() => undefined}
      phase="answering"
      onCheck={() => undefined}
      isReview
      messages={{ sheet: words.sheet }}
      hints={
        <Stack gap={3}>
          <div aria-live="polite" aria-relevant="additions">
            <SolutionSteps steps={solution.slice(0, opened)} />
          </div>
          {!isWhole && (
            <Button variant="secondary" isFullWidth onPress={openNext}>
              {words.nextStep}
            </Button>
          )}
          {isWhole && onFaded && (
            <Button variant="secondary" isFullWidth onPress={onFaded}>
              {words.faded}
            </Button>
          )}
          <Button ref={myTurn} size="large" isFullWidth onPress={onMyTurn}>
            {words.myTurn}
          </Button>
        </Stack>
      }
    />
  );
}
