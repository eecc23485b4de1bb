import { forTeachers } from './content/for-teachers.ts';
import { IntroductionPage } from './IntroductionPage.tsx';
import { SampleReportSection } from './SampleReportSection.tsx';

export function ForTeachersScreen() {
  return (
    <IntroductionPage content={forTeachers}>
      <SampleReportSection />
    </IntroductionPage>
  );
}
