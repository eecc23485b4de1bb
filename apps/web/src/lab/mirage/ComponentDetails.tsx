import { loadEntry } from 'virtual:kit-stories';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Table } from '@mashq/ui/data/table';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { useCallback, useState } from 'react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { ExampleStage } from '../ExampleStage.tsx';
import * as css from '../lab.css.ts';
import { type Scheme, SchemeChoice } from '../SchemeChoice.tsx';
import { componentGroups, labComponents } from '../strings/components.ts';
import { useAsyncData } from '../use-async-data.ts';
import { type ComponentProp, loadProps } from './component-props.ts';
import { readDescription } from './description.ts';
import type { KitComponent } from './kit-components.ts';

const words = labComponents;

/** What a component is for, its examples, props and keys. */
export function ComponentDetails({ component }: { component: KitComponent }) {
  const { name, group, file } = component;
  const [scheme, setScheme] = useState<Scheme>('light');
  const stories = useAsyncData(useCallback(async () => (await loadEntry()).loadStories(file), [file]));
  const props = useAsyncData(useCallback(() => loadProps(group, name), [group, name]));
  return (
    <Stack gap={8}>
      <QueryBoundary query={stories} skeleton={<Skeleton shape="card" size="huge" />}>
        {({ description, stories: list }) => {
          const { paragraphs, keys } = readDescription(description);
          return (
            <Stack gap={8}>
              <Card title={words.about} subtitle={componentGroups[group]}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Card>
              <SchemeChoice scheme={scheme} onChange={setScheme} />
              {list.map((story) => (
                <Section key={story.id} title={story.title}>
                  <ExampleStage scheme={scheme} story={story} />
                </Section>
              ))}
              {keys.length > 0 && (
                <Card title={words.keys}>
                  <DescriptionList items={keys.map(({ key, does }) => ({ term: key, description: does }))} />
                </Card>
              )}
            </Stack>
          );
        }}
      </QueryBoundary>
      <QueryBoundary query={props} skeleton={<Skeleton shape="card" size="large" />}>
        {(rows) => <PropsTable rows={rows} />}
      </QueryBoundary>
    </Stack>
  );
}

function PropsTable({ rows }: { rows: readonly ComponentProp[] }) {
  return (
    <Card title={words.props} isFlush={rows.length > 0}>
      {rows.length === 0 ? (
        <p>{words.noProps}</p>
      ) : (
        <Table
          caption={words.props}
          isCaptionHidden
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            {
              id: 'name',
              header: words.prop,
              cell: ({ name }) => (
                <code lang="en" className={css.code}>
                  {name}
                </code>
              ),
              isRowHeader: true,
            },
            {
              id: 'type',
              header: words.type,
              cell: ({ type }) => (
                <code lang="en" className={css.code}>
                  {type}
                </code>
              ),
            },
            {
              id: 'initial',
              header: words.initial,
              cell: ({ initial, isRequired }) =>
                isRequired
                  ? words.required
                  : initial !== null && (
                      <code lang="en" className={css.code}>
                        {initial}
                      </code>
                    ),
            },
          ]}
        />
      )}
    </Card>
  );
}
