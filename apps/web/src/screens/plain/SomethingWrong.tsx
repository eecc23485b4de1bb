import { useSession } from '@mashq/state/session';
import { SomethingWrongScreen } from '@mashq/ui/feedback/something-wrong-screen';
import { Logo } from '@mashq/ui/navigation/logo';
import { useSearch } from 'wouter';
import { homeOf } from '../../routing/roles.ts';

/** After a fault of ours: back to where it happened, loaded anew, or home. */
export function SomethingWrong() {
  const { activeUser } = useSession();
  const from = new URLSearchParams(useSearch()).get('from');
  // A path of this app and nothing else: the address bar is anybody's to write.
  const isOwn = from !== null && /^\/(?![/\\])/.test(from);
  return (
    <SomethingWrongScreen
      homeHref={activeUser ? homeOf(activeUser.role) : '/'}
      logo={<Logo />}
      {...(isOwn && { onRetry: () => window.location.replace(from) })}
    />
  );
}
