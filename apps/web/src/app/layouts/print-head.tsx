import { AfterFirstScreen } from '../../platform/routing/AfterFirstScreen.tsx';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';

const head = lazyComponent(() => import('../../platform/layout/PrintHead.tsx'), 'PrintHead');

/** The head of printed pages: nobody sees it before the page is printed, so no first screen waits for it. */
export const printHead = (school: string | null | undefined) => (
  <AfterFirstScreen>
    <head.Component school={school} />
  </AfterFirstScreen>
);
