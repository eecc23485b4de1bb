import { useCallback, useEffect, useRef, useState } from 'react';

/** How asking for older messages stands. */
export type OlderState = 'idle' | 'loading' | 'failed';

/**
 * Asks for older messages once the first one is near: once for each first message, and again only on request.
 * `firstId` is the first message there is, `isNear` whether it is drawn.
 */
export function useOlder(
  hasOlder: boolean,
  load: (() => void | Promise<void>) | undefined,
  firstId: string | undefined,
  isNear: boolean,
): { state: OlderState; retry: () => void } {
  const [state, setState] = useState<OlderState>('idle');
  const asked = useRef<string | null>(null);

  const ask = useCallback(async () => {
    if (load === undefined) return;
    setState('loading');
    try {
      await load();
      setState('idle');
    } catch {
      setState('failed');
    }
  }, [load]);

  useEffect(() => {
    if (!hasOlder || !isNear || firstId === undefined || state !== 'idle' || asked.current === firstId) return;
    asked.current = firstId;
    void ask();
  }, [hasOlder, isNear, firstId, state, ask]);

  return { state, retry: () => void ask() };
}
