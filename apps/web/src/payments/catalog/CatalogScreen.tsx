import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { adminWords } from '../../platform/strings/admin.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { CodesCard } from './CodesCard.tsx';
import { PlansCard } from './PlansCard.tsx';

/** What is sold, and the codes that make it cheaper. */
export function CatalogScreen() {
  return (
    <Page title={titles.plans} subtitle={adminWords.plans.subtitle}>
      <Stack gap={6}>
        <PlansCard />
        <CodesCard />
      </Stack>
    </Page>
  );
}
