import { forTeachers } from './content/for-teachers.ts';
import { IntroductionPage } from './IntroductionPage.tsx';

export function ForTeachersScreen() {
  return <IntroductionPage content={forTeachers} />;
}
