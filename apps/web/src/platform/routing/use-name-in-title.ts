import { useEffect } from 'react';
import { changeWindowTitle } from './window-title.ts';

/**
 * Puts the name of the thing a screen is about (a class, a child, a homework) before the screen's title in the window's title, once
 * it is loaded.
 *
 * A screen reader has then already read the heading without it, if the heading had the focus: it gets the focus again, and is read
 * once with the name.
 */
export function useNameInTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    changeWindowTitle({ name });
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.matches('main h1')) {
      focused.blur();
      focused.focus({ preventScroll: true });
    }
    return () => changeWindowTitle({ name: '' });
  }, [name]);
}
