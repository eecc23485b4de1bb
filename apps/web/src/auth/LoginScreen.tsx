import { resetOtp } from '@mashq/state/auth/login';
import { sentCodePhone } from '@mashq/state/auth/sent-code';
import { useSession } from '@mashq/state/platform/session/session';
import { Spinner } from '@mashq/ui/feedback/spinner';
import { formatDigits, isolate } from '@mashq/ui/i18n';
import { AuthShell } from '@mashq/ui/layout/auth-shell';
import { Logo } from '@mashq/ui/navigation/logo';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../platform/routing/OptionalBoundary.tsx';
import type { LoginStep } from './CodeLogin.tsx';
import { LoginLinks } from './LoginLinks.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { auth } from './strings/auth.ts';
import { usernameOfAddress } from './username-of-address.ts';

/** Of somebody whose account was closed or locked while they were signed in. */
const endedNote = lazyComponent(() => import('@mashq/ui/feedback/alert'), 'Alert');

const codeLogin = lazyComponent(() => import('./CodeLogin.tsx'), 'CodeLogin');

/** Signing in with username and password, or with a code sent to the phone. */
export function LoginScreen() {
  const { otpLogin, myUsers, userLogin, ended } = useSession();
  const [isByCode, setByCode] = useState(
    () => usernameOfAddress(window.location.search) === '' && sentCodePhone('login') !== null,
  );
  const step: LoginStep = !isByCode
    ? 'password'
    : myUsers.length > 1
      ? 'accounts'
      : otpLogin.codeHasSent
        ? 'code'
        : 'phone';
  const subtitles: Record<LoginStep, string> = {
    ...auth.subtitle,
    code: auth.subtitle.code(isolate(formatDigits(otpLogin.phone))),
  };
  const switchWay = () => {
    resetOtp();
    setByCode(!isByCode);
  };
  return (
    <AuthShell
      logo={<Logo href="/" />}
      title={auth.title}
      subtitle={step === 'password' && userLogin.needsSecondFactor ? auth.secondFactorStep : subtitles[step]}
      below={<LoginLinks isByCode={isByCode} onSwitch={switchWay} />}
    >
      {ended !== null && (
        <OptionalBoundary>
          <endedNote.Component tone="danger" title={ended}>
            {auth.afterEnd}
          </endedNote.Component>
        </OptionalBoundary>
      )}
      {step === 'password' ? (
        <PasswordForm />
      ) : (
        <Suspense fallback={<Spinner isCentred />}>
          <codeLogin.Component step={step} />
        </Suspense>
      )}
    </AuthShell>
  );
}
