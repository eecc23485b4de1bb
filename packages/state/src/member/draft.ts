import type { RawInput } from '@mashq/curriculum/model';
import { useState } from 'react';
import { currentToken } from '../session/index.ts';

/**
 * The unsubmitted answer of a question. It survives a reload and other questions, and ends with the tab. Null removes it.
 */
export function useDraft(questionId: string): [RawInput | null, (raw: RawInput | null) => void] {
  const key = `draft:${currentToken()?.userId ?? ''}:${questionId}`;
  const [draft, setDraft] = useState(() => read(key));
  const keep = (raw: RawInput | null) => {
    setDraft(raw);
    if (raw === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(raw));
  };
  return [draft, keep];
}

function read(key: string): RawInput | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as RawInput | null;
  } catch {
    return null;
  }
}
