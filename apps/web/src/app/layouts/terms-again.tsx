import { AfterFirstScreen } from '../../platform/routing/AfterFirstScreen.tsx';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';

const question = lazyComponent(() => import('../../accounts/account/TermsAgain.tsx'), 'TermsAgain');

/** The question about new terms, loaded after the first screen of those whom it is for. */
export const termsAgain = (
  <AfterFirstScreen>
    <question.Component />
  </AfterFirstScreen>
);
