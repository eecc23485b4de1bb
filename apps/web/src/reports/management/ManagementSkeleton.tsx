import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Stack } from '@mashq/ui/layout/stack';

/** A row of numbers, and cards under it. */
export function ManagementSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton shape="card" size="medium" />
      <Skeleton shape="card" size="large" />
      <Skeleton shape="card" size="large" />
    </Stack>
  );
}
