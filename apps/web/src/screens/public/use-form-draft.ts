import { useEffect, useRef, useState } from 'react';

export type FormDraft = Readonly<Record<string, string>>;

function read(key: string): FormDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
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
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is full or forbidden: the form works without it.
    }
  };
  const set = (field: string) => (text: string) => store({ ...newest.current, [field]: text });
  const clear = () => {
    newest.current = {};
    setDraft({});
    try {
      sessionStorage.removeItem(key);
    } catch {
      // See above.
    }
  };
  return { draft, set, clear };
}
