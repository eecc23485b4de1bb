import { usePasswordReset } from '@mashq/state/auth/password-reset/password-reset';
import { Link } from '@mashq/ui/actions/link';
import { formatDigits, isolate } from '@mashq/ui/i18n';
import { AuthShell } from '@mashq/ui/layout/auth-shell';
import { Logo } from '@mashq/ui/navigation/logo';
import { Stepper } from '@mashq/ui/navigation/stepper';
import { authLinks, forgotPassword } from '../strings/forgot-password.ts';
import { ResetForm } from './ResetForm.tsx';

/** A forgotten password is replaced by a code sent to the phone. */
export function ForgotPasswordScreen() {
  const reset = usePasswordReset();
  const { step, phone, username, accounts } = reset;
  const { steps, subtitle } = forgotPassword;
  const subtitles: Record<typeof step, string> = {
    ...subtitle,
    code: subtitle.code(isolate(formatDigits(phone))),
    password: subtitle.password(isolate(username)),
  };
  const shown = (['phone', 'code', 'account', 'password'] as const).filter(
    (id) => id !== 'account' || accounts.length > 1,
  );
  return (
    <AuthShell
      logo={<Logo href="/" />}
      title={forgotPassword.title}
      subtitle={subtitles[step]}
      below={<Link href="/auth/login">{authLinks.login}</Link>}
    >
      {step !== 'done' && (
        <Stepper aria-label={steps.label} steps={shown.map((id) => ({ id, title: steps[id] }))} current={step} />
      )}
      <ResetForm reset={reset} />
    </AuthShell>
  );
}
