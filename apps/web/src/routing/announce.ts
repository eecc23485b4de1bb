import { visuallyHidden } from '@mashq/ui/theme';

/** Stays through all screens: a region that came with its screen would be silent the first time. */
let region: HTMLElement | null = null;

/** Says to screen readers what a change of screens does not say by itself, such as «سؤال ۲ از ۸» while the focus is in the answer. */
export function announce(words: string): void {
  if (region === null || !region.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = visuallyHidden;
    document.body.append(region);
  }
  region.textContent = words;
}
