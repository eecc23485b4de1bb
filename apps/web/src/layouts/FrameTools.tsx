import { useSession } from '@mashq/state/session';
import { Inline } from '@mashq/ui/layout/inline';
import { useLocation } from 'wouter';
import { HelpLink } from '../guides/HelpLink.tsx';
import { layoutOf } from '../routing/roles.ts';
import { Search } from '../search/Search.tsx';

/** What every screen has in its frame: the search, and for students and teachers the guide of this screen. */
export function FrameTools() {
  const { activeUser } = useSession();
  const [path] = useLocation();
  if (activeUser === null) return null;
  const role = layoutOf(activeUser.role);
  return (
    <Inline gap={1} isWrapping={false}>
      <Search />
      {(role === 'student' || role === 'teacher') && <HelpLink reader={role} path={path} />}
    </Inline>
  );
}
