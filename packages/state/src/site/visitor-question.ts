import type { VisitorQuestion, VisitorVerdict } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../platform/api/api.ts';
import { siteApi } from '../platform/api/site-api.ts';

type Grade = VisitorQuestion['skill']['grade'];

interface State {
  readonly question: VisitorQuestion | null;
  readonly verdict: VisitorVerdict | null;
  readonly status: 'loading' | 'ready' | 'checking';
  /** Its `detail` is for the visitor. */
  readonly error: ApiError | null;
}

const LOADING: State = { question: null, verdict: null, status: 'loading', error: null };

/**
 * A question for somebody without an account, another for each grade and each `next`; what they answer is graded by the server
 * and stored nowhere. It does without the query cache, which public pages do not load.
 */
export function useVisitorQuestion(grade: Grade) {
  const [state, setState] = useState(LOADING);
  // What comes late belongs to a question that is not shown any more.
  const turn = useRef(0);

  const next = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    setState((before) => ({ ...before, status: 'loading', error: null }));
    try {
      const question = await siteApi.question({ query: { grade: `${grade}` } });
      if (mine === turn.current) setState({ question, verdict: null, status: 'ready', error: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mine === turn.current) setState((before) => ({ ...before, status: 'ready', error }));
    }
  }, [grade]);

  const check = async (raw: RawInput) => {
    const { question } = state;
    if (question === null) return;
    const mine = turn.current;
    setState({ ...state, status: 'checking', error: null });
    try {
      const verdict = await siteApi.answerQuestion({ body: { questionId: question.question_id, raw } });
      if (mine === turn.current) setState({ question, verdict, status: 'ready', error: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mine === turn.current) setState({ question, verdict: null, status: 'ready', error });
    }
  };

  useEffect(() => {
    void next();
    return () => {
      turn.current += 1;
    };
  }, [next]);

  return { ...state, next, check, retry: () => setState((before) => ({ ...before, verdict: null, error: null })) };
}
