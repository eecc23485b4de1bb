import { useSyncExternalStore } from 'react';
import { type DigitsName, shownDigits } from './digits.ts';
import { pageLanguage } from './page-language.ts';

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** One observer of `<html>` serves every number on the page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (observer === undefined) {
    observer = new MutationObserver(() => {
      for (const notify of listeners) notify();
    });
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-digits'] });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

/** The digits the reader wants to see, followed while they change: what prints numbers prints them again at once. */
export function useDigits(): DigitsName {
  return useSyncExternalStore(subscribe, shownDigits, () => pageLanguage()?.digits ?? 'fa');
}
