import { useSession } from '@mashq/state/platform/session/session';
import { NotFoundScreen } from '@mashq/ui/feedback/not-found-screen';
import { Logo } from '@mashq/ui/navigation/logo';
import { homeOf } from '../routing/roles.ts';

/** Unknown path. */
export function NotFound() {
  const { activeUser } = useSession();
  return <NotFoundScreen homeHref={activeUser ? homeOf(activeUser.role) : '/'} logo={<Logo />} />;
}
