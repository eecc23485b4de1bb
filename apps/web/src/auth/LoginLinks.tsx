import { isOtherServer } from '@mashq/state/platform/api-address/address-in-use';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Inline } from '@mashq/ui/layout/inline';
import { lazyComponent } from '../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../platform/routing/OptionalBoundary.tsx';
import { isSchoolHost } from '../platform/theme/tenant-color.ts';
import { authCode } from './strings/auth.ts';
import { authLinks } from './strings/forgot-password.ts';

const otherServerNote = lazyComponent(() => import('../platform/api-address/OtherServerNote.tsx'), 'OtherServerNote');
const appearance = lazyComponent(() => import('../platform/appearance/AppearanceButton.tsx'), 'AppearanceButton');

export interface LoginLinksProps {
  isByCode: boolean;
  onSwitch: () => void;
}

/** The other way to sign in, and ways on for people without an account or without their password. */
export function LoginLinks({ isByCode, onSwitch }: LoginLinksProps) {
  return (
    <>
      {isOtherServer() && (
        <OptionalBoundary>
          <otherServerNote.Component />
        </OptionalBoundary>
      )}
      <Button variant="quiet" onPress={onSwitch}>
        {isByCode ? authCode.byPassword : authCode.byCode}
      </Button>
      <Inline justify="center">
        <Link href="/auth/forgot-password">{authLinks.forgot}</Link>
        <Link href="/auth/register">{authLinks.register}</Link>
      </Inline>
      {isSchoolHost() && (
        <OptionalBoundary>
          <appearance.Component />
        </OptionalBoundary>
      )}
    </>
  );
}
