import { ContentStart } from '@mashq/ui/layout/page';
import { type ReactNode, useEffect } from 'react';
import { noteScreen } from '../loading/first-screen.ts';
import { focusHeading } from './use-focus-heading.ts';
import { changeWindowTitle } from './use-name-in-title.ts';

let isFirstScreen = true;

export interface ScreenFrameProps {
  /** Window title, before the product's name; `useNameInTitle` puts a name before it. */
  title: string;
  children: ReactNode;
}

/** Sets the window title and moves the focus to the new heading, so that a screen reader announces it. */
export function ScreenFrame({ title, children }: ScreenFrameProps) {
  useEffect(() => changeWindowTitle({ screen: title }), [title]);

  useEffect(() => {
    // Not on the first page load, which is read from the top, nor if the screen has focused its first field.
    if (!isFirstScreen && !isFocusInMain()) focusHeading();
    isFirstScreen = false;
    noteScreen();
  }, []);

  return <ContentStart>{children}</ContentStart>;
}

function isFocusInMain(): boolean {
  return !!document.activeElement?.closest('main');
}
