import { SkillReport } from '../../work/report/SkillReport.tsx';
import { SchoolReading } from './ReportsByManagerCalls.tsx';

interface SchoolSkillScreenProps {
  homeworkId: string;
  studentId: string;
  skillId: string;
}

/** One skill of one student's homework with each answer, for the manager. */
export function SchoolSkillScreen({ homeworkId, ...place }: SchoolSkillScreenProps) {
  return (
    <SchoolReading>
      <SkillReport work={{ kind: 'homework', id: homeworkId }} {...place} />
    </SchoolReading>
  );
}
