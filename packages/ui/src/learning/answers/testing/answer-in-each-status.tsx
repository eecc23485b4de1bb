import type { ReactNode } from 'react';
import type { AnswerStatus } from '../answer-props.ts';

/** Everything that can be known of an answer. */
export const STATUSES: readonly AnswerStatus[] = ['invalid', 'wrong', 'partial', 'right', 'waiting'];

/** For state galleries: an answer input in each status, and before it is sent where `hasOpen`. What was checked is read-only. */
export function InEachStatus<Props extends object>({
  of: Input,
  hasOpen = false,
  ...props
}: Props & { of: (props: Props) => ReactNode; hasOpen?: boolean }) {
  const statuses = [...(hasOpen ? [undefined] : []), ...STATUSES];
  return statuses.map((status) => (
    <Input
      key={status ?? 'open'}
      {...(props as unknown as Props)}
      status={status}
      isReadOnly={status !== undefined && status !== 'invalid'}
    />
  ));
}
