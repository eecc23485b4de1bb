import { useSetPackageActive, useTeacherPackage } from '@mashq/state/work/packages';
import { Switch } from '@mashq/ui/forms/switch';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { teacherPackages } from '../../strings/teacher-packages.ts';

/** Puts a published package away, or brings it back. */
export function ActiveSwitch({ packageId }: { packageId: string }) {
  const { data } = useTeacherPackage(packageId);
  const { mutate, isPending } = useSetPackageActive(packageId, data?.version ?? 0);
  if (data === undefined || !/^(open|archived)$/.test(data.state)) return null;
  return (
    <Switch
      description={teacherPackages.activeHint}
      isSelected={data.is_active}
      isDisabled={isPending}
      onChange={(isActive) => mutate(isActive, { onError: ({ detail }) => void showToast(detail, 'error') })}
    >
      {teacherPackages.active}
    </Switch>
  );
}
