import { forParents } from './content/for-parents.ts';
import { IntroductionPage } from './IntroductionPage.tsx';

export function ForParentsScreen() {
  return <IntroductionPage content={forParents} />;
}
