import { Button } from '@mashq/ui/actions/button';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Inline } from '@mashq/ui/layout/inline';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { ChartColumn } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../platform/routing/lazy-component.tsx';
import { sampleReport as words } from './strings/sample-report.ts';

const report = lazyComponent(() => import('./sample-report/SampleReport.tsx'), 'SampleReport');

/** Offers the report of a demonstration class; it is loaded once it is opened. */
export function SampleReportSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={words.title} subtitle={words.words}>
      <Stack gap={6}>
        <Inline>
          <Button
            variant="secondary"
            icon={<ChartColumn size="1.2em" />}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? words.close : words.open}
          </Button>
        </Inline>
        {isOpen && (
          <Suspense fallback={<Skeleton shape="card" size="huge" />}>
            <report.Component />
          </Suspense>
        )}
      </Stack>
    </Section>
  );
}
