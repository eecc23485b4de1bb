import { type ReactNode, useState } from 'react';

interface LiveProps {
  value?: unknown;
  onChange?: (value: never) => void;
}

type Input<Props> = (props: Props) => ReactNode;

/** For stories and tests: a controlled input that keeps what is given, as an app does. */
export function live<Props extends LiveProps>(Controlled: Input<Props>): Input<Props> {
  return function Live(props) {
    const [value, setValue] = useState(props.value);
    const change = (next: Props['value']) => {
      setValue(next);
      props.onChange?.(next as never);
    };
    return <Controlled {...props} value={value} onChange={change} />;
  };
}

/** For tests: a {@link live} input with the props that it has when a test gives none. */
export function liveFrom<Props extends LiveProps>(Controlled: Input<Props>, first: NoInfer<Partial<Props>>) {
  const Live = live(Controlled);
  return function LiveFrom(props: Partial<Props>) {
    return <Live {...({ ...first, ...props } as Props)} />;
  };
}
