import { organization } from '../strings/organization.ts';
import { OverseenGrades } from './OverseenGrades.tsx';
import { SchoolPage } from './SchoolPage.tsx';

/** The grades of a school of the organization. */
export function GradesScreen({ schoolId }: { schoolId: string }) {
  return (
    <SchoolPage schoolId={schoolId} title={organization.grades}>
      {() => <OverseenGrades schoolId={schoolId} />}
    </SchoolPage>
  );
}
