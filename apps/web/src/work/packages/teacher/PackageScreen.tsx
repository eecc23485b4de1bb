import { useSetPackageActive, useTeacherPackage } from '@mashq/state/work/packages';
import { Switch } from '@mashq/ui/forms/switch';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { AssignmentReport } from '../../homework/teacher/AssignmentReport.tsx';
import { workLists } from '../../homework/teacher/work-lists.ts';
import { teacherPackages } from '../../strings/teacher-packages.ts';
import { PackageActivities } from './PackageActivities.tsx';
import { PackagePie } from './PackagePie.tsx';

/** Puts a published package away, or brings it back. */
function ActiveSwitch({ packageId }: { packageId: string }) {
  const { data } = useTeacherPackage(packageId);
  const { mutate, isPending } = useSetPackageActive(packageId, data?.version ?? 0);
  if (data === undefined || !/^(open|archived)$/.test(data.state)) return null;
  return (
    <Switch
      description={teacherPackages.activeHint}
      isSelected={data.is_active}
      isDisabled={isPending}
      onChange={(isActive) => mutate(isActive, { onError: ({ detail }) => void showToast(detail, 'danger') })}
    >
      {teacherPackages.active}
    </Switch>
  );
}

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
