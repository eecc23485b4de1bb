import { useSession } from '@mashq/state/session';
import { Inline } from '@mashq/ui/layout/inline';
import { useLocation } from 'wouter';
import { SupportButton } from '../chat/SupportButton.tsx';
import { HelpLink } from '../guides/HelpLink.tsx';
import { layoutOf } from '../routing/roles.ts';
import { Search } from '../search/Search.tsx';
import * as css from './FrameTools.css.ts';

/**
 * What every screen has in its frame: the search, for students and teachers the guide of this screen, and the conversation with
 * support for all but those who answer it.
 */
export function FrameTools() {
  const { activeUser } = useSession();
  const [path] = useLocation();
  if (activeUser === null) return null;
  const role = layoutOf(activeUser.role);
  return (
    <Inline gap={1} className={css.tools}>
      <Search />
      {(role === 'student' || role === 'teacher') && <HelpLink reader={role} path={path} />}
      {role !== 'admin' && <SupportButton />}
    </Inline>
  );
}
