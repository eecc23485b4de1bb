import { makeId } from '@mashq/state/id';
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
  const [stored, setStored] = useState<Stored<Draft>>(() => read(key, start) ?? { id: makeId(), draft: start() });
  // Fields may change several times before the next render.
  const newest = useRef(stored);
  const change = (part: Partial<Draft>) => {
    newest.current = { ...newest.current, draft: { ...newest.current.draft, ...part } };
    setStored(newest.current);
    keepInTab(nameOf(key), newest.current);
  };
  return { ...stored, change, forget: () => forgetInTab(nameOf(key)) };
}
