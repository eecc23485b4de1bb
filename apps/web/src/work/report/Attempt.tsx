import type { ReportedAttempt } from '@mashq/api/contract';
import type { AnswerForm } from '@mashq/curriculum/model';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { RawAnswer } from '@mashq/ui/learning/answers/raw-answer';
import { InlineContent } from '@mashq/ui/learning/content';
import { Check, Clock, Contrast, type LucideIcon, PencilLine, TextCursorInput } from 'lucide-react';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { skillReport } from '../strings/teacher-skill-report.ts';

const words = skillReport;

/** Each verdict has an icon, so that color is not the only sign. */
const MARKS: Readonly<Record<ReportedAttempt['verdict'], { tone: BadgeTone; icon: LucideIcon }>> = {
  right: { tone: 'success', icon: Check },
  partial: { tone: 'reward', icon: Contrast },
  wrong: { tone: 'reward', icon: PencilLine },
  invalid: { tone: 'info', icon: TextCursorInput },
};

export interface AttemptProps {
  attempt: ReportedAttempt;
  form: AnswerForm;
  place: number;
}

/** One answer: as typed, its verdict, and its circumstances. */
export function Attempt({ attempt, form, place }: AttemptProps) {
  const { raw, verdict, misconception, message, answered_at, active_seconds, hints_opened, offline } = attempt;
  const { late_reason, decision, in_grace } = attempt;
  const { tone, icon: Icon } = MARKS[verdict];
  const facts = [
    formatDateTime(answered_at, 'weekday'),
    words.seconds(formatNumber(active_seconds)),
    ...(hints_opened > 0 ? [words.hints(formatNumber(hints_opened))] : []),
    ...(offline ? [words.offline] : []),
    ...(attempt.time_adjusted ? [words.timeAdjusted] : []),
  ];
  return (
    <Card as="li" tone="muted">
      <Stack gap={3}>
        <Inline gap={2}>
          <strong>{words.attempt(formatNumber(place))}</strong>
          <Badge tone={tone} icon={<Icon size="1em" />}>
            {words.verdicts[verdict]}
          </Badge>
          {late_reason !== null && (
            <Badge tone="reward" icon={<Clock size="1em" />}>
              {decision === null ? words.late : words.decisions[decision]}
            </Badge>
          )}
          {in_grace && (
            <Badge tone="reward" icon={<Clock size="1em" />}>
              {words.inGrace}
            </Badge>
          )}
        </Inline>
        <OptionalBoundary>
          <RawAnswer form={form} raw={raw} />
        </OptionalBoundary>
        {misconception !== null && <p>{attempt.is_confirmed ? misconception : words.seenOnce(misconception)}</p>}
        {/* Of an answer that came too late the child heard only that it is stored. */}
        {message.length > 0 && late_reason === null && (
          <p>
            {words.said} <InlineContent content={message} />
          </p>
        )}
        {late_reason !== null && <p>{words.lateReasons[late_reason]}</p>}
        <p>{facts.join('، ')}</p>
      </Stack>
    </Card>
  );
}
