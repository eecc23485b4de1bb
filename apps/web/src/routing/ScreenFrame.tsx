import { type ReactNode, useEffect } from 'react';
import { product } from '../strings/product.ts';

let isFirstScreen = true;

export interface ScreenFrameProps {
  /** Of the window, before the product's name. */
  title: string;
  children: ReactNode;
}

/** Around each screen: names the window, and takes the focus to the new heading, so that a reader hears where they are. */
export function ScreenFrame({ title, children }: ScreenFrameProps) {
  useEffect(() => {
    document.title = `${title} | ${product.name}`;
  }, [title]);

  useEffect(() => {
    // The page that was loaded is read from its top; and a screen may have put the focus itself, into its first field.
    if (!isFirstScreen && !isFocusInMain()) focusHeading();
    isFirstScreen = false;
  }, []);

  return children;
}

function isFocusInMain(): boolean {
  return document.querySelector('main')?.contains(document.activeElement) ?? false;
}

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  // The heading is not a control: the ring would only frame it for those who see it.
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}
