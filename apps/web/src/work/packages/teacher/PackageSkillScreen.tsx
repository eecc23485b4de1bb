import { SkillReport } from '../../report/SkillReport.tsx';

/** One skill of one student's part of a package. */
export function PackageSkillScreen({ packageId, ...place }: { packageId: string; studentId: string; skillId: string }) {
  return <SkillReport work={{ kind: 'package', id: packageId }} {...place} />;
}
