import { MAIN_ID, SkipLink } from '@mashq/ui/layout/skip-link';
import type { ReactNode } from 'react';
import * as css from './QuestionTop.css.ts';
import { QuestionTop, type QuestionTopProps } from './QuestionTop.tsx';

/** Full-window layout of a question. */
export function QuestionFrame({ children, ...top }: QuestionTopProps & { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <main id={MAIN_ID} tabIndex={-1} className={css.main}>
        <QuestionTop {...top} />
        {children}
      </main>
    </>
  );
}
