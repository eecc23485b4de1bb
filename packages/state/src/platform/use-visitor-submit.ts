import { useState } from 'react';
import { ApiError } from './api/api.ts';

interface Sending {
  readonly status: 'idle' | 'pending' | 'sent' | 'failed';
  /** Its `detail` and `fields` are for the visitor. */
  readonly error: ApiError | null;
}

/** Sends something of a visitor. It does without the query cache, which public pages do not load. */
export function useVisitorSubmit<Body>(call: (body: Body) => Promise<unknown>) {
  const [{ status, error }, setSending] = useState<Sending>({ status: 'idle', error: null });

  /** Resolves to whether it was sent. */
  const send = async (body: Body): Promise<boolean> => {
    setSending({ status: 'pending', error: null });
    try {
      await call(body);
      setSending({ status: 'sent', error: null });
      return true;
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setSending({ status: 'failed', error: cause });
      return false;
    }
  };
  return { send, isPending: status === 'pending', isSent: status === 'sent', error };
}
