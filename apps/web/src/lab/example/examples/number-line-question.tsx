import type { RawInput } from '@mashq/curriculum/model';
import { AnswerFeedback } from '@mashq/ui/learning/answer-feedback';
import { QuestionSheet } from '@mashq/ui/learning/question-sheet';
import { useState } from 'react';

/** The third mark after 1 on a line from 0 to 3, in quarters. */
const KEY = 7;

export function Example() {
  const [value, setValue] = useState<RawInput>({ kind: 'number-line', tick: null });
  const [verdict, setVerdict] = useState<'right' | 'wrong' | null>(null);
  return (
    <QuestionSheet
      questionKey="seven-quarters"
      place={['ریاضی پنجم', 'کسر روی محور']}
      question={{
        stem: [{ t: 'paragraph', content: [{ t: 'text', text: 'هفت‌چهارم را روی محور نشان بده.' }] }],
        answer: { kind: 'number-line', line: { from: 0, to: 3, divisions: 4 } },
        hasHints: false,
      }}
      value={value}
      onChange={setValue}
      phase={verdict ?? 'answering'}
      onCheck={() => setVerdict(value.kind === 'number-line' && value.tick === KEY ? 'right' : 'wrong')}
      onRetry={() => setVerdict(null)}
      feedback={<AnswerFeedback verdict={verdict} />}
    />
  );
}
