import { makeId } from '@mashq/state/platform/id';
import { useRef, useState } from 'react';
import { forgetInTab, keepInTab, readTab } from './tab-storage.ts';

interface Stored<Draft> {
  readonly id: string;
  readonly draft: Draft;
}

const nameOf = (key: string) => `mashq.draft.${key}`;

function read<Draft>(key: string, start: () => Draft): Stored<Draft> | undefined {
  const stored = readTab(nameOf(key)) as Partial<Stored<Partial<Draft>>> | null;
  const isWhole = typeof stored?.id === 'string' && typeof stored.draft === 'object' && stored.draft !== null;
  // What an earlier version of the form did not have yet comes from its start.
  return isWhole ? { id: stored.id, draft: { ...start(), ...stored.draft } } : undefined;
}

export interface StoredDraft<Draft> {
  /** Of what will be made: the same after a reload, so that it is made once. */
  readonly id: string;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** Values of before a reload, or of an earlier visit, are shown. */
  readonly isRestored: boolean;
  /** Back to the values of the start. */
  readonly reset: () => void;
  /** To be called once it is made. */
  readonly forget: () => void;
}

/**
 * What was filled in in a form, kept in this tab until it is sent, so that a reload loses nothing.
 *
 * @param key what the form is of: another key is another form
 * @param start the values of the form before anything is filled in; they must be fit for JSON
 */
export function useStoredDraft<Draft extends object>(key: string, start: () => Draft): StoredDraft<Draft> {
  const begin = (): Stored<Draft> => ({ id: makeId(), draft: start() });
  const [kept] = useState(() => read(key, start));
  const [stored, setStored] = useState<Stored<Draft>>(() => kept ?? begin());
  const [isReset, setReset] = useState(false);
  // Fields may change several times before the next render.
  const newest = useRef(stored);
  const change = (part: Partial<Draft>) => {
    newest.current = { ...newest.current, draft: { ...newest.current.draft, ...part } };
    setStored(newest.current);
    keepInTab(nameOf(key), newest.current);
  };
  const forget = () => forgetInTab(nameOf(key));
  const reset = () => {
    newest.current = begin();
    setStored(newest.current);
    setReset(true);
    forget();
  };
  return { ...stored, change, isRestored: kept !== undefined && !isReset, reset, forget };
}
