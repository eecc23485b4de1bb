import { forSchools } from './content/for-schools.ts';
import { IntroductionPage } from './IntroductionPage.tsx';

export function ForSchoolsScreen() {
  return <IntroductionPage content={forSchools} />;
}
