import { visuallyHidden } from '@mashq/ui/theme';

/** Stays through all screens: a region that came with its screen, or with its words, would be silent the first time. */
let region = makeRegion();

function makeRegion(): HTMLElement {
  const made = document.createElement('div');
  made.setAttribute('role', 'status');
  made.className = visuallyHidden;
  document.body.append(made);
  return made;
}

/**
 * Says to screen readers what a change of screens does not say by itself, such as «سؤال ۲ از ۸» while the focus is in the answer.
 * @param words empty where nothing is to be found there any more
 */
export function announceToScreenReader(words: string): void {
  if (!region.isConnected) region = makeRegion();
  region.textContent = words;
}
