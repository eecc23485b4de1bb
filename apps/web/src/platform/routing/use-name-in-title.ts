import { useEffect } from 'react';
import { product } from '../strings/product.ts';

const shown = { name: '', screen: '' };

/** Changes a part of the window's title, which is «name – screen | product»; `name` is empty where a screen is about no one thing. */
export function changeWindowTitle(change: Partial<typeof shown>): void {
  const { name, screen } = Object.assign(shown, change);
  document.title = `${name && `${name} – `}${screen} | ${product.name}`;
}

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
