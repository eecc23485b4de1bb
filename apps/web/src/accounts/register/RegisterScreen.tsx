import { type Registration, useRegistration } from '@mashq/state/accounts/registration';
import { forgetSentCode, sentCodePhone } from '@mashq/state/auth/sent-code';
import { makeId } from '@mashq/state/platform/id';
import { Link } from '@mashq/ui/actions/link';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatDigits, isolate } from '@mashq/ui/i18n';
import { AuthShell } from '@mashq/ui/layout/auth-shell';
import { Logo } from '@mashq/ui/navigation/logo';
import { Stepper } from '@mashq/ui/navigation/stepper';
import { useState } from 'react';
import { authLinks } from '../../auth/strings/forgot-password.ts';
import { type FormDraft, useFormDraft } from '../../platform/tab-storage/use-form-draft.ts';
import { registration as words } from '../strings/registration.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { VerifyForm } from './VerifyForm.tsx';

type Step = 'details' | 'code' | 'pending';

/** The request that the draft comes to; the password is never kept with it. */
function requestOf(draft: FormDraft, password: string, code: string, id: string): Registration {
  const { kind = 'student', phone = '', firstName = '', lastName = '', username = '' } = draft;
  const terms_version = Number(draft.terms ?? 0);
  const person = { phone, code, first_name: firstName, last_name: lastName, username, password, terms_version };
  if (kind === 'student') {
    const { gender, grade, schoolCode = '' } = draft;
    return {
      ...person,
      kind,
      gender: gender === 'FEMALE' || gender === 'MALE' ? gender : null,
      ...(schoolCode === '' ? { grade: Number(grade) as 3 | 4 | 5 | 6 } : { school_code: schoolCode }),
    };
  }
  const { schoolTitle = '', province = '', note = '' } = draft;
  return {
    ...person,
    kind: kind === 'school' ? 'school' : 'teacher',
    id,
    school_title: schoolTitle,
    province_code: province,
    note,
  };
}

/** A new account: who it is, and a code that shows that the phone is theirs. What was typed stays until it is done. */
export function RegisterScreen() {
  const { draft, set, clear } = useFormDraft('register');
  const [sentTo] = useState(() => sentCodePhone('register'));
  const [step, setStep] = useState<Step>(sentTo === null ? 'details' : 'code');
  // It is not stored: after a reload it is typed again, beside the code.
  const [needsPassword] = useState(sentTo !== null);
  const [password, setPassword] = useState('');
  // A refused request has not used the code up: corrected details go with the same one.
  const [code, setCode] = useState('');
  const [id] = useState(makeId);
  const { isPending, error, begin, sendCode, register } = useRegistration();
  const phone = draft.phone ?? sentTo ?? '';

  const submit = async (typed: string) => {
    setCode(typed);
    const outcome = await register(requestOf(draft, password, typed, id));
    if (outcome !== null) clear();
    if (outcome === 'pending') setStep('pending');
  };
  const submitDetails = async () => {
    if (step === 'code' && code !== '') await submit(code);
    else if (await begin({ username: draft.username ?? '', password, phone })) setStep('code');
  };
  // What is wrong with a field is corrected where the field is; a wrong code where the code is.
  const isOfDetails = error !== null && error.status !== 401 && error.status !== 429 && error.status !== 0;
  const shown = step === 'code' && isOfDetails ? 'details' : step;

  return (
    <AuthShell
      logo={<Logo href="/" />}
      title={words.title}
      subtitle={shown === 'code' ? words.subtitle.code(isolate(formatDigits(phone))) : words.subtitle.details}
      below={<Link href="/auth/login">{authLinks.login}</Link>}
    >
      {shown === 'pending' ? (
        <Alert tone="success" title={words.pending.title}>
          {words.pending.text}
        </Alert>
      ) : (
        <Stepper
          aria-label={words.steps.label}
          steps={(['details', 'code'] as const).map((each) => ({ id: each, title: words.steps[each] }))}
          current={shown}
        />
      )}
      {shown === 'details' && (
        <DetailsForm
          draft={draft}
          set={set}
          password={password}
          onPasswordChange={setPassword}
          error={error}
          isPending={isPending}
          onSubmit={() => void submitDetails()}
        />
      )}
      {shown === 'code' && (
        <VerifyForm
          error={error}
          isPending={isPending}
          password={needsPassword ? { value: password, onChange: setPassword } : undefined}
          onSubmit={(code) => void submit(code)}
          onResend={() => void sendCode(phone)}
          onBack={() => {
            setCode('');
            forgetSentCode('register');
            setStep('details');
          }}
        />
      )}
    </AuthShell>
  );
}
