import type { VisitorQuestion as Question } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { useVisitorQuestion } from '@mashq/state/site/visitor-question';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDigits } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { AnswerFeedback } from '@mashq/ui/learning/answer-feedback';
import { emptyInput } from '@mashq/ui/learning/answers';
import { QuestionSheet } from '@mashq/ui/learning/question-sheet';
import { SolutionSteps } from '@mashq/ui/learning/solution-steps';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { bookNames } from '../platform/strings/student-general.ts';
import { questionWords } from '../questions/strings/student-question.ts';
import { visitorQuestion as words } from './strings/visitor-question.ts';

type Shown = ReturnType<typeof useVisitorQuestion>;

/** A question of a grade that a visitor answers; another as often as they like. */
export function VisitorQuestion({ grade }: { grade: Question['skill']['grade'] }) {
  const shown = useVisitorQuestion(grade);
  const { question, error, status, next } = shown;
  if (question === null) {
    if (error === null) return <Skeleton shape="card" size="large" />;
    return (
      <Alert tone="danger" title={words.failed} actions={<Button onPress={() => void next()}>{words.again}</Button>}>
        {error.detail}
      </Alert>
    );
  }
  return (
    <Stack gap={5}>
      <Sheet key={question.question_id} question={question} shown={shown} />
      {error !== null && <Alert tone="danger">{error.detail}</Alert>}
      <Inline>
        <Button
          variant="secondary"
          icon={<RefreshCw size="1.2em" />}
          isPending={status === 'loading'}
          onPress={() => void next()}
        >
          {words.another}
        </Button>
        <Link href="/auth/register">{words.register}</Link>
      </Inline>
    </Stack>
  );
}

function Sheet({ question, shown }: { question: Question; shown: Shown }) {
  const { question_id, sheet, skill } = question;
  const [raw, setRaw] = useState<RawInput>(() => emptyInput(sheet.answer));
  const [answers, setAnswers] = useState(0);
  const [showsSolution, setShowsSolution] = useState(false);
  const { verdict, status, check, retry } = shown;
  const solution = verdict?.solution ?? [];
  return (
    <Stack gap={5}>
      <QuestionSheet
        questionKey={question_id}
        place={[bookNames[skill.grade], questionWords.page(formatDigits(skill.first_page)), skill.title]}
        question={sheet}
        value={raw}
        onChange={(value) => {
          setRaw(value);
          retry();
        }}
        phase={status === 'checking' ? 'checking' : (verdict?.verdict ?? 'answering')}
        onCheck={() => {
          setAnswers(answers + 1);
          void check(raw);
        }}
        onRetry={retry}
        feedback={
          <AnswerFeedback
            verdict={verdict?.verdict ?? null}
            message={verdict?.message}
            rightParts={
              verdict?.right_parts ? { right: verdict.right_parts.right, outOf: verdict.right_parts.out_of } : undefined
            }
            answer={answers}
          />
        }
      />
      {solution.length > 0 && !showsSolution && (
        <Inline>
          <Button variant="quiet" onPress={() => setShowsSolution(true)}>
            {words.solution}
          </Button>
        </Inline>
      )}
      {showsSolution && solution.length > 0 && <SolutionSteps steps={solution} level={3} />}
    </Stack>
  );
}
