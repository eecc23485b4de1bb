import { useCallback, useEffect, useState } from 'react';

interface Loaded<Value> {
  value?: Value;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** What a function of the server gives, with its states. `load` is the same function in every render. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ value?: Value; hasFailed: boolean }>({ hasFailed: false });
  const retry = useCallback(() => {
    setState({ hasFailed: false });
    load().then(
      (value) => setState({ value, hasFailed: false }),
      () => setState({ hasFailed: true }),
    );
  }, [load]);
  useEffect(retry, [retry]);
  return { ...state, isLoading: !('value' in state) && !state.hasFailed, retry };
}
