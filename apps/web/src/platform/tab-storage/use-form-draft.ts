import { useEffect, useRef, useState } from 'react';
import { forgetInTab, keepInTab, readTab } from './tab-storage.ts';

export type FormDraft = Readonly<Record<string, string>>;

function read(key: string): FormDraft {
  const stored = readTab(key);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, text]) => typeof text === 'string'));
}

/** What was typed in a form, kept in this tab until it is sent, so that a reload loses nothing. */
export function useFormDraft(key: string) {
  const [draft, setDraft] = useState<FormDraft>({});
  // Fields may change several times before the next render.
  const newest = useRef<FormDraft>({});
  // Not before the first render, which is the same for every visitor of a page that the build rendered.
  useEffect(() => {
    newest.current = { ...read(key), ...newest.current };
    setDraft(newest.current);
  }, [key]);
  const store = (next: FormDraft) => {
    newest.current = next;
    setDraft(next);
    keepInTab(key, next);
  };
  const set = (field: string) => (text: string) => store({ ...newest.current, [field]: text });
  const clear = () => {
    newest.current = {};
    setDraft({});
    forgetInTab(key);
  };
  return { draft, set, clear };
}
