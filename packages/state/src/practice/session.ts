import { useMutation, useQuery } from '@tanstack/react-query';
import { memberPracticeApi } from '../platform/api/member-practice-api.ts';
import { makeId } from '../platform/id.ts';
import { withResponseCache } from '../platform/offline/response-cache.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';

/** Skills whose review is due today and this week. */
export function useDueSkills() {
  return useQuery({
    queryKey: memberKeys.dueSkills,
    queryFn: ({ signal }) =>
      withResponseCache(memberKeys.dueSkills, () => memberPracticeApi.sessions.due({}, { signal })),
  });
}

/** The newest practice session of the child's own choice with an open question. */
export function useOpenPracticeSession() {
  return useQuery({
    queryKey: memberKeys.openSession,
    queryFn: ({ signal }) =>
      withResponseCache(memberKeys.openSession, () => memberPracticeApi.sessions.open({}, { signal })),
  });
}

/** A practice session with the state of each of its questions. */
export function usePracticeSession(sessionId: string) {
  return useQuery({
    queryKey: memberKeys.series(['session', sessionId]),
    queryFn: ({ signal }) =>
      withResponseCache(memberKeys.series(['session', sessionId]), () =>
        memberPracticeApi.sessions.read({ params: { sessionId } }, { signal }),
      ),
  });
}

/** All questions of a practice session, fetched ahead, so that it can be done without a network. */
export function usePracticeSessionQuestions(sessionId: string) {
  return useQuery({
    queryKey: memberKeys.seriesQuestions(['session', sessionId]),
    queryFn: ({ signal }) =>
      withResponseCache(memberKeys.seriesQuestions(['session', sessionId]), () =>
        memberPracticeApi.sessions.questions({ params: { sessionId } }, { signal }),
      ),
    staleTime: 10 * 60_000,
  });
}

/** What a session is started with: a review of what is due, or chosen skills or chapters; nothing lets Mashq choose. */
export interface PracticeChoice {
  kind: 'own' | 'review';
  skillIds?: string[];
  chapters?: number[];
}

/** Starts a practice session. The same choice again, while no question of it was tried, gives the same session. */
export function useStartPractice() {
  return useMutation({
    mutationFn: (choice: PracticeChoice) => memberPracticeApi.sessions.start({ body: { id: makeId(), ...choice } }),
    onSuccess: (session) => {
      queryClient.setQueryData(memberKeys.series(['session', session.id]), session);
      void queryClient.invalidateQueries({ queryKey: memberKeys.openSession });
    },
  });
}
