import { SkillReport } from '../../work/report/SkillReport.tsx';
import { ReportsByManagerCalls } from './ReportsByManagerCalls.tsx';

interface SchoolSkillScreenProps {
  homeworkId: string;
  studentId: string;
  skillId: string;
}

/** One skill of one student's homework with each answer, for the manager. */
export function SchoolSkillScreen({ homeworkId, ...place }: SchoolSkillScreenProps) {
  return (
    <ReportsByManagerCalls>
      <SkillReport work={{ kind: 'homework', id: homeworkId }} {...place} />
    </ReportsByManagerCalls>
  );
}
