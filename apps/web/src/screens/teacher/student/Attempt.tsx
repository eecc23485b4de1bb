import type { ReportedAttempt } from '@mashq/api/contract';
import type { AnswerForm } from '@mashq/curriculum/model';
import { Card } from '@mashq/ui/data/card';
import { formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { InlineContent } from '@mashq/ui/learning/content';
import { AsTyped } from '../../../homework/AsTyped.tsx';
import { skillReport } from '../../../strings/teacher/skill-report.ts';

const words = skillReport;

export interface AttemptProps {
  attempt: ReportedAttempt;
  form: AnswerForm;
  place: number;
}

/** One answer: as typed, what came of it, and under which circumstances. */
export function Attempt({ attempt, form, place }: AttemptProps) {
  const { raw, verdict, misconception, message, answered_at, active_seconds, hints_opened, offline } = attempt;
  const facts = [
    formatDateTime(answered_at, 'weekday'),
    words.seconds(formatNumber(active_seconds)),
    ...(hints_opened > 0 ? [words.hints(formatNumber(hints_opened))] : []),
    ...(offline ? [words.offline] : []),
  ];
  return (
    <Card as="li" tone="muted">
      <Stack gap={3}>
        <p>
          <strong>{words.attempt(formatNumber(place))}</strong>: {words.verdicts[verdict]}
        </p>
        <AsTyped form={form} raw={raw} />
        {misconception !== null && <p>{misconception}</p>}
        {message.length > 0 && (
          <p>
            <InlineContent content={message} />
          </p>
        )}
        <p>{facts.join('، ')}</p>
      </Stack>
    </Card>
  );
}
