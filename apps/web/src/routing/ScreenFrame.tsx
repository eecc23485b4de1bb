import { type ReactNode, useEffect } from 'react';
import { product } from '../strings/product.ts';

let isFirstScreen = true;

export interface ScreenFrameProps {
  /** Window title, before the product's name. */
  title: string;
  children: ReactNode;
}

/** Sets the window title and moves the focus to the new heading, so that a screen reader announces it. */
export function ScreenFrame({ title, children }: ScreenFrameProps) {
  useEffect(() => {
    document.title = `${title} | ${product.name}`;
  }, [title]);

  useEffect(() => {
    // Not on the first page load, which is read from the top, nor if the screen has focused its first field.
    if (!isFirstScreen && !isFocusInMain()) focusHeading();
    isFirstScreen = false;
  }, []);

  return children;
}

function isFocusInMain(): boolean {
  return !!document.activeElement?.closest('main');
}

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  // The heading is not a control, so it shows no focus ring.
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}
