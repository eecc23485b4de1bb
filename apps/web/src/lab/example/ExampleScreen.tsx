import { loadEntry } from 'virtual:kit-stories';
import { CopyButton } from '@mashq/ui/actions/copy-button';
import { Card } from '@mashq/ui/data/card';
import { EmptyState } from '@mashq/ui/feedback/empty-state';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Select } from '@mashq/ui/forms/select';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { ExampleStage } from '../ExampleStage.tsx';
import { LabCrumbs } from '../LabCrumbs.tsx';
import * as css from '../lab.css.ts';
import { type Scheme, SchemeChoice } from '../SchemeChoice.tsx';
import { exampleTitles, labExamples } from '../strings/examples.ts';
import { labMenu } from '../strings/menu.ts';
import { useAsyncData } from '../use-async-data.ts';

const words = labExamples;

/** One worked example of the kit's components, with its source. */
export function ExampleScreen({ slug }: { slug: string }) {
  const [, navigate] = useLocation();
  const title = exampleTitles[slug] ?? labMenu.examples.title;
  useNameInTitle(exampleTitles[slug]);
  return (
    <Page title={title} subtitle={words.direction} breadcrumbs={<LabCrumbs title={title} />} width="full">
      <Stack gap={6}>
        <Select
          label={words.choose}
          options={Object.entries(exampleTitles).map(([value, label]) => ({ value, label }))}
          value={slug in exampleTitles ? slug : null}
          onChange={(chosen) => navigate(`/lab/example-component/${chosen}`)}
        />
        <ShownExample key={slug} slug={slug} />
      </Stack>
    </Page>
  );
}

function ShownExample({ slug }: { slug: string }) {
  const [scheme, setScheme] = useState<Scheme>('light');
  const example = useAsyncData(
    useCallback(async () => ({ found: await (await loadEntry()).loadExample(slug) }), [slug]),
  );
  return (
    <QueryBoundary query={example} skeleton={<Skeleton shape="card" size="huge" />}>
      {({ found }) =>
        found === null ? (
          <EmptyState picture="lost">{words.unknown}</EmptyState>
        ) : (
          <Stack gap={6}>
            <Inline>
              <SchemeChoice scheme={scheme} onChange={setScheme} />
            </Inline>
            <ExampleStage scheme={scheme} story={found} />
            <Card title={words.source} actions={<CopyButton label={words.source} text={found.source} />}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
              <section dir="ltr" lang="en" className={css.source} tabIndex={0} aria-label={words.source}>
                <pre>
                  <code>{found.source}</code>
                </pre>
              </section>
            </Card>
          </Stack>
        )
      }
    </QueryBoundary>
  );
}
