import { SkillReport } from '../../work/report/SkillReport.tsx';
import { ReportsByManagerCalls } from './ReportsByManagerCalls.tsx';

interface ManagerHomeworkSkillScreenProps {
  homeworkId: string;
  studentId: string;
  skillId: string;
}

/** One skill of one student's homework with each answer, for the manager. */
export function ManagerHomeworkSkillScreen({ homeworkId, ...place }: ManagerHomeworkSkillScreenProps) {
  return (
    <ReportsByManagerCalls>
      <SkillReport work={{ kind: 'homework', id: homeworkId }} {...place} />
    </ReportsByManagerCalls>
  );
}
