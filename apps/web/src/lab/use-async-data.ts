import { useEffect, useState } from 'react';
import type { Loadable } from '../platform/loading/QueryBoundary.tsx';

interface Outcome<Data> {
  data: Data | undefined;
  error: Error | null;
}

/** What a function loads, once; `load` must be the same function at each render. */
export function useAsyncData<Data>(load: () => Promise<Data>): Loadable<Data> {
  const [outcome, setOutcome] = useState<Outcome<Data> | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOver = false;
    setOutcome(null);
    load().then(
      (data) => isOver || setOutcome({ data, error: null }),
      (error: Error) => isOver || setOutcome({ data: undefined, error }),
    );
    return () => {
      isOver = true;
    };
  }, [load, tries]);
  return {
    data: outcome?.data,
    error: outcome?.error ?? null,
    isFetching: outcome === null,
    refetch: () => setTries(tries + 1),
  };
}
