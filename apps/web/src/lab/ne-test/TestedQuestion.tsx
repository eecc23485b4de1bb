import type { TeacherQuestion } from '@mashq/api/contract';
import type { Level, RawInput } from '@mashq/curriculum/model';
import { useTestAnswer } from '@mashq/state/lab/question-test';
import { questionAt, useNextQuestion } from '@mashq/state/questions/teacher-question';
import { Button } from '@mashq/ui/actions/button';
import { CopyButton } from '@mashq/ui/actions/copy-button';
import { Alert } from '@mashq/ui/feedback/alert';
import { NumberField } from '@mashq/ui/forms/number-field';
import { formatDigits } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { AnswerFeedback } from '@mashq/ui/learning/answer-feedback';
import { emptyInput } from '@mashq/ui/learning/answers';
import { QuestionSheet } from '@mashq/ui/learning/question-sheet';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { bookNames } from '../../platform/strings/student-general.ts';
import { questionPath } from '../../questions/browser/question-path.ts';
import { ReportButton } from '../../questions/browser/ReportButton.tsx';
import { LevelChoice } from '../../questions/preview/LevelChoice.tsx';
import { PreviewFacts } from '../../questions/preview/PreviewFacts.tsx';
import { questionWords } from '../../questions/strings/student-question.ts';
import { questionTest } from '../strings/question-test.ts';
import { AnswerReading } from './AnswerReading.tsx';

const words = questionTest;
const BASE = '/lab/ne-test';
const LAST_SEED = 2 ** 31 - 1;

export interface TestedQuestionProps {
  question: TeacherQuestion;
  /** The level in the address; the skill may lack it. */
  asked: Level | undefined;
}

/** One question by skill, level and seed, with what becomes of each answer to it. */
export function TestedQuestion({ question, asked }: TestedQuestionProps) {
  const { question_id, sheet, skill } = question;
  const at = questionAt(question_id);
  const [, navigate] = useLocation();
  const [raw, setRaw] = useState<RawInput>(() => emptyInput(sheet.answer));
  const [answers, setAnswers] = useState(0);
  const next = useNextQuestion();
  const test = useTestAnswer();
  const verdict = test.data?.verdict ?? null;
  return (
    <Stack gap={6}>
      <Inline align="end">
        <LevelChoice
          shown={at.level}
          asked={asked}
          onChange={(level) => navigate(questionPath({ skillId: skill.id, level }, BASE))}
        />
        <Seed
          seed={at.seed}
          onSeed={(seed) => navigate(questionPath({ skillId: skill.id, level: at.level, seed }, BASE))}
        />
        <CopyButton label={words.address} text={new URL(questionPath(at, BASE), location.origin).href} />
      </Inline>
      <QuestionSheet
        questionKey={question_id}
        place={[bookNames[skill.grade], questionWords.page(formatDigits(skill.first_page)), skill.title]}
        question={sheet}
        value={raw}
        onChange={(value) => {
          setRaw(value);
          test.reset();
        }}
        phase={test.isPending ? 'checking' : (verdict ?? 'answering')}
        onCheck={() => {
          setAnswers(answers + 1);
          test.mutate({ questionId: question_id, raw });
        }}
        onRetry={() => test.reset()}
        feedback={
          <AnswerFeedback
            verdict={verdict}
            message={test.data?.message}
            rightParts={
              test.data?.right_parts
                ? { right: test.data.right_parts.right, outOf: test.data.right_parts.out_of }
                : undefined
            }
            answer={answers}
          />
        }
      />
      <Inline>
        <Button
          variant="secondary"
          icon={<RefreshCw size="1.2em" />}
          isPending={next.isPending}
          onPress={() =>
            next.mutate(
              { skillId: skill.id, questionId: question_id },
              { onSuccess: (to) => navigate(questionPath(to, BASE)) },
            )
          }
        >
          {words.another}
        </Button>
        {verdict === 'right' && (
          <Button variant="quiet" onPress={() => test.reset()}>
            {words.tryAgain}
          </Button>
        )}
        <ReportButton questionId={question_id} raw={raw} />
      </Inline>
      {(test.error ?? next.error) !== null && <Alert tone="danger">{(test.error ?? next.error)?.detail}</Alert>}
      <AnswerReading raw={raw} answer={test.data} />
      <PreviewFacts question={question} />
    </Stack>
  );
}

/** The seed, taken when the field is left or by Enter: each is a question of its own. */
function Seed({ seed, onSeed }: { seed: number; onSeed: (seed: number) => void }) {
  const [typed, setTyped] = useState<number | null>(seed);
  const isGood = typed !== null && typed >= 0 && typed <= LAST_SEED;
  const take = () => {
    if (isGood && typed !== seed) onSeed(typed);
  };
  return (
    // lint-allow: own-forms – one box without a button
    <form
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <NumberField
        label={words.seed}
        value={typed}
        onChange={setTyped}
        onBlur={take}
        minValue={0}
        maxValue={LAST_SEED}
        enterKeyHint="go"
      />
    </form>
  );
}
