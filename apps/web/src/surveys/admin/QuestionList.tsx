import { Button } from '@mashq/ui/actions/button';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { Plus } from 'lucide-react';
import { adminSurveyWords } from '../strings/admin-surveys.ts';
import {
  type DraftQuestion,
  emptyQuestion,
  MAX_FOR_CHILDREN,
  MAX_QUESTIONS,
  withFitConditions,
} from './draft-survey.ts';
import { QuestionFields } from './QuestionFields.tsx';

const words = adminSurveyWords.form;

export interface QuestionListProps {
  questions: readonly DraftQuestion[];
  isForChildren: boolean;
  onChange: (questions: readonly DraftQuestion[]) => void;
}

/** The questions with one moved by a place. */
function moved(questions: readonly DraftQuestion[], from: number, by: 1 | -1): readonly DraftQuestion[] {
  const [one, other] = [questions[from], questions[from + by]];
  return one === undefined || other === undefined ? questions : questions.with(from, other).with(from + by, one);
}

/** The questions of a survey in its form, in the order in which they are asked. */
export function QuestionList({ questions, isForChildren, onChange }: QuestionListProps) {
  const store = (next: readonly DraftQuestion[]) => onChange(withFitConditions(next));
  const most = isForChildren ? MAX_FOR_CHILDREN : MAX_QUESTIONS;
  return (
    <Section title={words.questions} {...(isForChildren && { description: words.forChildren })}>
      <Stack gap={5}>
        {questions.map((question, place) => (
          <QuestionFields
            key={question.id}
            question={question}
            before={questions.slice(0, place)}
            isForChildren={isForChildren}
            isLast={place === questions.length - 1}
            isOnly={questions.length === 1}
            onChange={(next) => store(questions.with(place, next))}
            onMove={(by) => store(moved(questions, place, by))}
            onRemove={() => store(questions.filter(({ id }) => id !== question.id))}
          />
        ))}
        <div>
          <Button
            variant="secondary"
            icon={<Plus size="1.2em" />}
            isDisabled={questions.length >= most}
            onPress={() => store([...questions, emptyQuestion(isForChildren)])}
          >
            {words.addQuestion}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
