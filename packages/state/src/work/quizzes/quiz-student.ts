import type { MemberQuiz, MemberQuizPaper } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../platform/api/api.ts';
import { studentApi } from '../../platform/api/student.ts';
import { makeId } from '../../platform/id.ts';
import { withResponseCache } from '../../platform/offline/response-cache.ts';
import { queryClient, storeReply } from '../../platform/query/query-client.ts';
import { type AnswerNews, onAnswered } from '../../questions/answering/store.ts';
import { outbox } from '../../questions/outbox/answers.ts';
import { setServerTime } from './server-clock.ts';

/** Names of the student's quizzes in the query cache. */
const keys = {
  all: ['member', 'quizzes'] as const,
  list: ['member', 'quizzes', 'list'] as const,
  one: (id: string) => ['member', 'quizzes', 'one', id] as const,
  paper: (id: string) => ['member', 'quizzes', 'paper', id] as const,
  report: (id: string) => ['member', 'quizzes', 'report', id] as const,
  final: ['member', 'quizzes', 'final'] as const,
};

const calls = studentApi.quiz;
const inPath = (quizId: string) => ({ params: { quizId } });

/** How often a quiz is read again while it waits for its teacher or its end. */
const REFETCH_MS = 20_000;

function known(quiz: MemberQuiz): MemberQuiz {
  setServerTime(quiz.server_time);
  return quiz;
}

/** The page after the quiz shows its quiz, also where the time runs out without a network. */
function withServerTime(paper: MemberQuizPaper): MemberQuizPaper {
  const { quiz } = paper;
  known(quiz);
  // Old enough to be read again there where there is a network.
  queryClient.setQueryData(keys.one(quiz.id), quiz, { updatedAt: 1 });
  void withResponseCache(keys.one(quiz.id), async () => quiz);
  return paper;
}

/** The student's quizzes: coming, open and done. */
export function useQuizzes() {
  return useQuery({
    queryKey: keys.list,
    queryFn: ({ signal }) =>
      withResponseCache(keys.list, async () => {
        const quizzes = await calls.list({}, { signal });
        if (quizzes[0]) known(quizzes[0]);
        return quizzes;
      }),
    refetchInterval: REFETCH_MS,
  });
}

/** One quiz and where the student is in it. */
export function useQuiz(id: string) {
  return useQuery({
    queryKey: keys.one(id),
    queryFn: ({ signal }) =>
      withResponseCache(keys.one(id), async () => known(await calls.read(inPath(id), { signal }))),
    refetchInterval: REFETCH_MS,
  });
}

/** The questions of the running try, cached so that it goes on without a network and after a reload. */
export function useQuizPaper(id: string) {
  return useQuery<MemberQuizPaper, ApiError>({
    queryKey: keys.paper(id),
    queryFn: ({ signal }) =>
      withResponseCache(keys.paper(id), async () => withServerTime(await calls.questions(inPath(id), { signal }))),
    refetchInterval: REFETCH_MS,
  });
}

/** Shows a paper, and stores it for a reload without a network. */
function setPaper(id: string, paper: MemberQuizPaper): void {
  queryClient.setQueryData(keys.paper(id), paper);
  void withResponseCache(keys.paper(id), async () => paper);
}

/** The same for a paper that a change replied, whatever a reading that began before finds. */
async function storePaper(id: string, paper: MemberQuizPaper): Promise<void> {
  await storeReply(keys.paper(id), paper);
  setPaper(id, paper);
}

/** Begins a try, or gives the running one. Sending the same id again changes nothing. */
export function useBeginQuiz(id: string) {
  return useMutation<MemberQuizPaper, ApiError, string>({
    mutationFn: (tryId) => calls.begin({ ...inPath(id), body: { id: tryId } }),
    onSuccess: async (paper) => {
      await storePaper(id, withServerTime(paper));
      await queryClient.invalidateQueries({ queryKey: keys.list });
    },
  });
}

function updateCachedQuestion(
  id: string,
  position: number,
  change: Partial<MemberQuizPaper['questions'][number]>,
): void {
  const paper = queryClient.getQueryData<MemberQuizPaper>(keys.paper(id));
  if (paper === undefined) return;
  const questions = paper.questions.map((one) => (one.position === position ? { ...one, ...change } : one));
  setPaper(id, { ...paper, questions });
}

/** Flags a question to come back to; at once here, and later at the server where there is no network. */
export function useFlag(id: string) {
  return useMutation<unknown, ApiError, { position: number; flagged: boolean }>({
    mutationFn: ({ position, flagged }) =>
      calls.flag({ params: { quizId: id, position: String(position) }, body: { flagged } }),
    onMutate: ({ position, flagged }) => updateCachedQuestion(id, position, { is_flagged: flagged }),
    retry: 5,
  });
}

/** Notes that the page of the quiz was left. It may be lost with the network: nothing follows from it. */
export async function noteLeftPage(id: string): Promise<void> {
  await calls.left({ ...inPath(id), body: { times: 1 } }).catch(() => undefined);
}

/**
 * Shows on the paper what is given, whatever the network does, and what has become of it; an answer that waited may have
 * arrived after the paper was read.
 */
async function updatePaper(news: AnswerNews): Promise<void> {
  const { kind, assignment, questionId } = news;
  if (assignment?.kind !== 'quiz' || kind === 'revealed') return;
  const queryKey = keys.paper(assignment.id);
  const paper = queryClient.getQueryData<MemberQuizPaper>(queryKey);
  const question = paper?.questions.find(({ question_id }) => question_id === questionId);
  const isStored = kind === 'replied' && news.reply.verdict !== 'invalid';
  if (question !== undefined && (isStored || kind === 'given'))
    updateCachedQuestion(assignment.id, question.position, { is_answered: true, last_input: news.raw });
  if (kind === 'given') return;
  const isReading = queryClient.isFetching({ queryKey }) > 0;
  if (isStored && question !== undefined && !isReading) return;
  // A reading that began before the answer arrived does not know of it. The first one cannot be cancelled, only followed.
  await queryClient.invalidateQueries({ queryKey });
  if (paper === undefined) await queryClient.invalidateQueries({ queryKey });
}

onAnswered((news) => void updatePaper(news));

export class AnswersPendingError extends Error {}

/** Sends every answer to a quiz that waits on this device; throws `AnswersPendingError` while one cannot be sent. */
async function sendAnswersOf(id: string): Promise<void> {
  await outbox.flushNow();
  const waits = outbox.state.waiting.some(({ assignment }) => assignment?.kind === 'quiz' && assignment.id === id);
  if (waits) throw new AnswersPendingError();
}

/**
 * Leaves a question for good, where they come one after another: after its answer has been sent, for it is closed then. Throws
 * `AnswersPendingError` while one cannot be sent.
 */
export function useGoOn(id: string) {
  return useMutation<MemberQuizPaper, ApiError | AnswersPendingError, number>({
    mutationFn: async (position) => {
      await sendAnswersOf(id);
      return calls.goOn({ ...inPath(id), body: { position } });
    },
    onSuccess: (paper) => storePaper(id, withServerTime(paper)),
  });
}

/** Hands a try in, after every answer that waits on this device has been sent; throws `AnswersPendingError` while one cannot. */
export function useSubmitQuiz(id: string) {
  return useMutation<MemberQuiz, ApiError | AnswersPendingError, string>({
    mutationFn: async (tryId) => {
      await sendAnswersOf(id);
      return calls.submit({ ...inPath(id), body: { id: tryId } });
    },
    onSuccess: async (quiz) => {
      queryClient.removeQueries({ queryKey: keys.paper(id) });
      await storeReply(keys.one(id), known(quiz));
      void queryClient.invalidateQueries({ queryKey: keys.list });
    },
  });
}

/** The result, once it is out. */
export function useQuizResult(id: string) {
  return useQuery({
    queryKey: keys.report(id),
    queryFn: ({ signal }) => withResponseCache(keys.report(id), () => calls.report(inPath(id), { signal })),
  });
}

/** All quizzes whose result is out. */
export function useFinalReport() {
  return useQuery({
    queryKey: keys.final,
    queryFn: ({ signal }) => withResponseCache(keys.final, () => calls.finalReport({}, { signal })),
  });
}

/** A new id for a try. */
export const newTryId = makeId;
