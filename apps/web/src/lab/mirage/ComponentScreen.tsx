import { Link } from '@mashq/ui/actions/link';
import { EmptyState } from '@mashq/ui/feedback/empty-state';
import { Page } from '@mashq/ui/layout/page';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { LabCrumbs } from '../LabCrumbs.tsx';
import { labComponents } from '../strings/components.ts';
import { labMenu } from '../strings/menu.ts';
import { ComponentDetails } from './ComponentDetails.tsx';
import { kitComponent } from './kit-components.ts';

const words = labComponents;
const LIST = '/lab/mirage';

/** One component of the kit in its states. */
export function ComponentScreen({ slug }: { slug: string }) {
  const component = kitComponent(slug);
  useNameInTitle(component?.name);
  const above = [{ title: labMenu.components.title, href: LIST }];
  if (component === undefined) {
    return (
      <Page title={words.unknown} breadcrumbs={<LabCrumbs above={above} title={words.unknown} />}>
        <EmptyState picture="lost" action={<Link href={LIST}>{words.all}</Link>}>
          {words.unknown}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title={
        <bdi dir="ltr" lang="en">
          {component.name}
        </bdi>
      }
      breadcrumbs={<LabCrumbs above={above} title={component.name} />}
      width="full"
    >
      <ComponentDetails key={slug} component={component} />
    </Page>
  );
}
