import type { TestedAnswer } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { formatNumber } from '@mashq/ui/i18n';
import { InlineContent } from '@mashq/ui/learning/content';
import { invalidReasons, questionTest } from '../strings/question-test.ts';

const words = questionTest;
const TONES = { right: 'success', wrong: 'danger', partial: 'reward', invalid: 'neutral' } as const;

/** What the engine made of an answer, step by step. */
export function AnswerReading({ raw, answer }: { raw: RawInput; answer: TestedAnswer | undefined }) {
  if (answer === undefined) {
    return (
      <Card title={words.reading}>
        <p>{words.notYet}</p>
      </Card>
    );
  }
  const { verdict, input, normalized, reason, misconception, message, right_parts: parts } = answer;
  return (
    <Card title={words.reading}>
      <DescriptionList
        items={[
          { term: words.input, description: input.length > 0 ? <InlineContent content={input} /> : words.emptyInput },
          {
            term: words.normalized,
            description:
              normalized === null ? (
                words.unreadable
              ) : (
                <code dir="ltr" lang="en">
                  {normalized}
                </code>
              ),
          },
          ...(reason === null ? [] : [{ term: words.reason, description: invalidReasons[reason] ?? reason }]),
          {
            term: words.verdict,
            description: (
              <>
                <Badge tone={TONES[verdict]}>{words.verdicts[verdict]}</Badge>
                {parts && ` ${words.rightParts(formatNumber(parts.right), formatNumber(parts.out_of))}`}
              </>
            ),
          },
          ...(verdict === 'wrong'
            ? [{ term: words.misconception, description: misconception?.title ?? words.noMisconception }]
            : []),
          { term: words.message, description: <InlineContent content={message} /> },
          {
            term: words.raw,
            description: (
              <code dir="ltr" lang="en">
                {JSON.stringify(raw)}
              </code>
            ),
          },
        ]}
      />
    </Card>
  );
}
