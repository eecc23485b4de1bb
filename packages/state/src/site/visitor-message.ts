import type { Contract, RequestOf } from '@mashq/api/contract';
import { useState } from 'react';
import { ApiError } from '../api/index.ts';
import { siteApi } from '../api/site-api.ts';

/** A message or a registration; the same `id` is sent again after a failure, so that nothing is stored twice. */
export type VisitorMessage = RequestOf<Contract['site']['sendMessage']>['body'];

interface Sending {
  readonly status: 'idle' | 'pending' | 'sent' | 'failed';
  /** Its `detail` and `fields` are for the visitor. */
  readonly error: ApiError | null;
}

/** Sends a visitor's message. It does without the query cache, which public pages do not load. */
export function useSendVisitorMessage() {
  const [{ status, error }, setSending] = useState<Sending>({ status: 'idle', error: null });

  /** Resolves to whether it was sent. */
  const send = async (body: VisitorMessage): Promise<boolean> => {
    setSending({ status: 'pending', error: null });
    try {
      await siteApi.sendMessage({ body });
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
