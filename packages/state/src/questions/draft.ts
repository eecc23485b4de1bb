import type { RawInput } from '@mashq/curriculum/model';
import { useState } from 'react';
import { currentToken } from '../platform/api/token.ts';

/**
 * The unsubmitted answer of a question. It survives a reload and other questions, and ends with the tab. Null removes it.
 */
export function useDraft(questionId: string): [RawInput | null, (raw: RawInput | null) => void] {
  const key = keyOf(questionId);
  const [draft, setDraft] = useState(() => readDraft(questionId));
  const keep = (raw: RawInput | null) => {
    setDraft(raw);
    if (raw === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(raw));
  };
  return [draft, keep];
}

const keyOf = (questionId: string) => `draft:${currentToken()?.userId ?? ''}:${questionId}`;

/** The unsubmitted answer of a question as it is stored now. */
export function readDraft(questionId: string): RawInput | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(questionId)) ?? 'null') as RawInput | null;
  } catch {
    return null;
  }
}
