import { useState } from 'react';
import type { NotificationEntry } from './notification.ts';

/** The kind that was muted last: its notifications are hidden at once, and a line with a way back stays. */
export function useMute(
  onMute: ((kind: string) => unknown) | undefined,
  onUnmute: ((kind: string) => unknown) | undefined,
) {
  const [mutedKind, setMutedKind] = useState<string | null>(null);
  const attempt = async (done: unknown, before: string | null) => {
    try {
      await done;
    } catch {
      setMutedKind(before);
    }
  };
  return {
    mutedKind,
    isWanted: ({ kind }: NotificationEntry) => kind !== mutedKind,
    mute: (kind: string) => {
      setMutedKind(kind);
      void attempt(onMute?.(kind), null);
    },
    unmute: () => {
      if (mutedKind === null) return;
      setMutedKind(null);
      void attempt(onUnmute?.(mutedKind), mutedKind);
    },
  };
}
