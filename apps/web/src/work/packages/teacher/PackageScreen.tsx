import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { AssignmentReport } from '../../homework/teacher/AssignmentReport.tsx';
import { workLists } from '../../homework/teacher/work-lists.ts';
import { teacherPackages } from '../../strings/teacher-packages.ts';
import { ActiveSwitch } from './ActiveSwitch.tsx';
import { PackageActivities } from './PackageActivities.tsx';
import { PackagePie } from './PackagePie.tsx';

/** Report of one package: how far the class is, each activity, who is where; then students and skills as with homework. */
export function PackageScreen({ packageId }: { packageId: string }) {
  const words = teacherPackages;
  return (
    <AssignmentReport work={{ kind: 'package', id: packageId }} parent={workLists.package}>
      <Stack gap={8}>
        <ActiveSwitch packageId={packageId} />
        <PackagePie packageId={packageId} />
        <Section title={words.activities.title}>
          <PackageActivities packageId={packageId} />
        </Section>
      </Stack>
    </AssignmentReport>
  );
}
