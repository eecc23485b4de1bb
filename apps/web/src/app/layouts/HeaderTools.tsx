import { useSession } from '@mashq/state/platform/session/session';
import { Inline } from '@mashq/ui/layout/inline';
import { useLocation } from 'wouter';
import { PageHelp } from '../../help/PageHelp.tsx';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { layoutOf } from '../../platform/routing/roles.ts';
import { SearchOpener } from '../search/SearchOpener.tsx';
import * as css from './HeaderTools.css.ts';

/** It needs the network, so it is not stored for times without one. */
const support = lazyComponent(() => import('../../messages/chat/SupportButton.tsx'), 'SupportButton');

/**
 * What every screen has in its frame: the search, for students and teachers the guide of this screen, and the conversation with
 * support for all but those who answer it.
 */
export function HeaderTools() {
  const { activeUser } = useSession();
  const [path] = useLocation();
  if (activeUser === null) return null;
  const role = layoutOf(activeUser.role);
  return (
    <Inline gap={1} className={css.tools}>
      <SearchOpener />
      {(role === 'student' || role === 'teacher') && <PageHelp reader={role} path={path} />}
      {role !== 'admin' && (
        <OptionalBoundary>
          <support.Component />
        </OptionalBoundary>
      )}
    </Inline>
  );
}
