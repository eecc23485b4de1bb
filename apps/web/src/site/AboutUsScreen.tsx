import { about } from './content/about.ts';
import { IntroductionPage } from './IntroductionPage.tsx';

export function AboutUsScreen() {
  return <IntroductionPage content={about} />;
}
