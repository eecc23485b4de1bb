import { forStudents } from './content/for-students.ts';
import { IntroductionPage } from './IntroductionPage.tsx';

export function ForStudentsScreen() {
  return <IntroductionPage content={forStudents} />;
}
