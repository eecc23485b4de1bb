import { SkillReport } from './SkillReport.tsx';

/** One skill of one student's homework. */
export function SkillScreen({ homeworkId, ...place }: { homeworkId: string; studentId: string; skillId: string }) {
  return <SkillReport work={{ kind: 'homework', id: homeworkId }} {...place} />;
}
