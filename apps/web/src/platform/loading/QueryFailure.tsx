import type { ApiError } from '@mashq/state/platform/api/api';
import { useIsOnline } from '@mashq/state/platform/status/online';
import { ErrorState } from '@mashq/ui/feedback/error-state';
import { useEffect, useRef } from 'react';
import { archivedTitle, loading, offlineMessage } from '../strings/loading.ts';

export interface QueryFailureProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => unknown;
  voice: 'student' | 'staff';
}

/**
 * Why a query has no data. Where nothing is at the address (404), or the address cannot be one (400: what is asked comes from it
 * alone), or what was there is archived, trying again is not offered. Without a network it says so, and tries again when there is one.
 */
export function QueryFailure({ error, isRetrying, onRetry, voice }: QueryFailureProps) {
  const { status, code, detail } = error as ApiError;
  const isOnline = useIsOnline();
  const isUnanswered = status === 0;
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isUnanswered && isBack) void onRetry();
  }, [isOnline, isUnanswered, onRetry]);
  if (status !== 404 && status !== 400 && code !== 'archived')
    return (
      <ErrorState
        voice={voice}
        {...(isUnanswered ? !isOnline && { message: offlineMessage } : { message: detail })}
        onRetry={() => void onRetry()}
        isRetrying={isRetrying}
      />
    );
  return (
    <ErrorState
      voice={voice}
      title={code === 'archived' ? archivedTitle : loading[voice].missing}
      // What a 400 says is about fields, which nobody filled in here.
      message={status === 400 ? loading[voice].unreadable : detail}
      picture="lost"
    />
  );
}
