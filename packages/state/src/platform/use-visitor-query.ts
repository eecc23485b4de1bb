import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from './api/api.ts';

interface VisitorQuery<Data> {
  readonly data: Data | undefined;
  /** Its `detail` is for the visitor. */
  readonly error: ApiError | null;
  readonly isFetching: boolean;
}

/**
 * What a public page asks of the server once it is shown, in the form of a query: public pages do not load the query cache.
 * @param read the same function each time
 */
export function useVisitorQuery<Data>(
  read: () => Promise<Data>,
): VisitorQuery<Data> & { readonly refetch: () => Promise<void> } {
  const [state, setState] = useState<VisitorQuery<Data>>({ data: undefined, error: null, isFetching: true });
  const isShown = useRef(true);

  const refetch = useCallback(async () => {
    setState((before) => ({ ...before, isFetching: true }));
    try {
      const data = await read();
      if (isShown.current) setState({ data, error: null, isFetching: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isShown.current) setState({ data: undefined, error, isFetching: false });
    }
  }, [read]);

  useEffect(() => {
    isShown.current = true;
    void refetch();
    return () => {
      isShown.current = false;
    };
  }, [refetch]);

  return { ...state, refetch };
}
