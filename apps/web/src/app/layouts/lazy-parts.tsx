import { AfterFirstScreen, lazyComponent } from '../../platform/routing/lazy-component.tsx';

const tools = lazyComponent(() => import('./HeaderTools.tsx'), 'HeaderTools');

/** Help and search in the frame of a screen, loaded after the first screen. */
export const frameTools = (
  <AfterFirstScreen>
    <tools.Component />
  </AfterFirstScreen>
);

const head = lazyComponent(() => import('../../platform/layout/PrintHead.tsx'), 'PrintHead');

/** The head of printed pages: nobody sees it before the page is printed, so no first screen waits for it. */
export const printHead = (school: string | null | undefined) => (
  <AfterFirstScreen>
    <head.Component school={school} />
  </AfterFirstScreen>
);

const question = lazyComponent(() => import('../../accounts/account/TermsAgain.tsx'), 'TermsAgain');

/** The question about new terms, loaded after the first screen of those whom it is for. */
export const termsAgain = (
  <AfterFirstScreen>
    <question.Component />
  </AfterFirstScreen>
);
