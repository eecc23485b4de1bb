import { type ReactNode, useState } from 'react';
import type { AnswerStatus } from '../answer-props.ts';

interface LiveProps {
  value: unknown;
  onChange: (value: never) => void;
}

type Answer<Props> = (props: Props) => ReactNode;

/** For stories: an answer input that keeps what is given, as an app does. */
export function live<Props extends LiveProps>(Input: Answer<Props>): Answer<Props> {
  return function Live(props) {
    const [value, setValue] = useState(props.value);
    const change = (next: Props['value']) => {
      setValue(next);
      props.onChange(next as never);
    };
    return <Input {...props} value={value} onChange={change} />;
  };
}

/** Everything that can be known of an answer. */
export const STATUSES: readonly AnswerStatus[] = ['invalid', 'wrong', 'partial', 'right', 'waiting'];

/** For state galleries: an answer input in each status, and before it is sent where `hasOpen`. What was checked is read-only. */
export function InEachStatus<Props extends LiveProps>({
  of: Input,
  hasOpen = false,
  ...props
}: Props & { of: Answer<Props>; hasOpen?: boolean }) {
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
