import { useClosedPointers, useClosePointers } from '@mashq/state/help/guidance';
import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { useSession } from '@mashq/state/platform/session/session';
import { matchRoute, useLocation, useRouter } from 'wouter';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { layoutOf } from '../../platform/routing/roles.ts';
import type { GuideReader } from '../guide.ts';
import { type PointedScreen, pointedScreens } from './pointed-screens.ts';

const pointers = lazyComponent(() => import('./Pointers.tsx'), 'Pointers');

/** Points out the parts of a screen to a student or teacher who has not closed that yet. */
export function FirstVisit() {
  const { activeUser } = useSession();
  const [path] = useLocation();
  const { parser } = useRouter();
  const role = activeUser && layoutOf(activeUser.role);
  if (role !== 'student' && role !== 'teacher') return null;
  const screen = Object.entries(pointedScreens[role]).find(([pattern]) => matchRoute(parser, pattern, path)[0])?.[1];
  if (screen === undefined) return null;
  return (
    <QueryProvider>
      <Unclosed key={path} reader={role} screen={screen} />
    </QueryProvider>
  );
}

function Unclosed({ reader, screen }: { reader: GuideReader; screen: PointedScreen }) {
  const { data } = useClosedPointers();
  const { mutate: close } = useClosePointers();
  if (data === undefined || data.closed.includes('all') || data.closed.includes(screen.name)) return null;
  return (
    <OptionalBoundary>
      <pointers.Component
        reader={reader}
        steps={screen.steps}
        onClose={() => close(screen.name)}
        onCloseAll={() => close('all')}
      />
    </OptionalBoundary>
  );
}
