import {
  refreshSecondFactor,
  type SecondFactor,
  useBeginSecondFactor,
  useConfirmSecondFactor,
  useEndSecondFactor,
  useSecondFactor,
} from '@mashq/state/auth/second-factor';
import { Button } from '@mashq/ui/actions/button';
import { CopyButton } from '@mashq/ui/actions/copy-button';
import { Link } from '@mashq/ui/actions/link';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Heading } from '@mashq/ui/data/heading';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Form } from '@mashq/ui/forms/form';
import { PasswordField } from '@mashq/ui/forms/password-field';
import { TextField } from '@mashq/ui/forms/text-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formFaults } from '../../platform/forms/form-faults.ts';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { QrCode } from '../../platform/qr-code/QrCode.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { secondFactorWords as words } from '../strings/second-factor.ts';
import * as css from './SecondFactorCard.css.ts';

/** Fewer are a reason for new ones. */
const FEW_CODES = 3;

/** The second step of signing in of managers, organizations and administrators: turned on, its codes shown once, turned off. */
export function SecondFactorCard() {
  const [doing, setDoing] = useState<'nothing' | 'starting' | 'ending'>('nothing');
  const [wasDoing, setWasDoing] = useState(false);
  const go = (next: 'starting' | 'ending') => () => {
    setDoing(next);
    setWasDoing(true);
  };
  const rest = () => setDoing('nothing');
  return (
    <Card title={words.title} subtitle={words.subtitle}>
      <QueryBoundary query={useSecondFactor()} skeleton={<Skeleton shape="text" />}>
        {(state) =>
          doing === 'starting' ? (
            <Starting onDone={rest} />
          ) : doing === 'ending' ? (
            <Ending onDone={rest} />
          ) : (
            <State state={state} takesFocus={wasDoing} onStart={go('starting')} onEnd={go('ending')} />
          )
        }
      </QueryBoundary>
    </Card>
  );
}

interface StateProps {
  state: SecondFactor;
  /** It comes after a form of this card, whose focus would be lost. */
  takesFocus: boolean;
  onStart: () => void;
  onEnd: () => void;
}

function State({ state, takesFocus, onStart, onEnd }: StateProps) {
  const { is_on: isOn, recovery_codes_left: left } = state;
  if (!isOn)
    return (
      <Stack gap={4}>
        <Inline>
          <Badge>{words.off}</Badge>
        </Inline>
        <Inline>
          <Button variant="secondary" autoFocus={takesFocus} onPress={onStart}>
            {words.start}
          </Button>
        </Inline>
      </Stack>
    );
  return (
    <Stack gap={4}>
      <Inline gap={3}>
        <Badge tone="success" icon={<ShieldCheck />}>
          {words.on}
        </Badge>
        <span>{words.left(formatNumber(left))}</span>
      </Inline>
      {left < FEW_CODES && <Alert tone="warning">{words.fewLeft}</Alert>}
      <Inline>
        <Button variant="secondary" autoFocus={takesFocus} onPress={onEnd}>
          {words.end}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The password, then the app's first code, then the recovery codes. */
function Starting({ onDone }: { onDone: () => void }) {
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  const cancel = (
    <Button variant="quiet" onPress={onDone}>
      {words.cancel}
    </Button>
  );
  if (confirm.data !== undefined)
    return (
      <RecoveryCodes
        codes={confirm.data.recovery_codes}
        onKept={() => {
          void refreshSecondFactor();
          void showToast(words.turnedOn);
          onDone();
        }}
      />
    );
  if (begin.data === undefined)
    return (
      <Form
        onSubmit={(data) => begin.mutate(String(data.get('password')))}
        failedTitle={words.failed}
        {...formFaults(begin.error)}
      >
        <PasswordField name="password" label={words.password} isRequired autoFocus />
        <Inline gap={3}>
          <Button type="submit" isPending={begin.isPending}>
            {words.next}
          </Button>
          {cancel}
        </Inline>
      </Form>
    );
  const { secret, uri } = begin.data;
  return (
    <Form
      onSubmit={(data) => confirm.mutate(String(data.get('code')))}
      failedTitle={words.failed}
      {...formFaults(confirm.error)}
    >
      <p>{words.scan}</p>
      <QrCode text={uri} label={words.picture} className={css.picture} />
      <Link href={uri} variant="standalone" className={css.samePhone}>
        {words.samePhone}
      </Link>
      <Stack gap={2}>
        <p>{words.byHand}</p>
        <div dir="ltr" className={css.key}>
          <code>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
          <CopyButton text={secret} label={words.key} />
        </div>
      </Stack>
      <TextField
        name="code"
        label={words.code}
        description={words.codeHint}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        autoFocus
      />
      <Inline gap={3}>
        <Button type="submit" isPending={confirm.isPending}>
          {words.confirm}
        </Button>
        {cancel}
      </Inline>
    </Form>
  );
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <Stack gap={4}>
      <div ref={start} tabIndex={-1}>
        <Heading level={3} size="lg">
          {words.codesTitle}
        </Heading>
      </div>
      <p>{words.codes}</p>
      <ul dir="ltr" aria-label={words.codesLabel} className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline gap={3}>
        <Button onPress={onKept}>{words.kept}</Button>
        <CopyButton text={codes.join('\n')} label={words.codesLabel} />
      </Inline>
    </Stack>
  );
}

function Ending({ onDone }: { onDone: () => void }) {
  const { mutate, isPending, error } = useEndSecondFactor();
  return (
    <Form
      onSubmit={(data) =>
        mutate(
          { password: String(data.get('password')), code: String(data.get('code')) },
          {
            onSuccess: () => {
              void showToast(words.turnedOff);
              onDone();
            },
          },
        )
      }
      failedTitle={words.failed}
      {...formFaults(error)}
    >
      <p>{words.ending}</p>
      <PasswordField name="password" label={words.password} isRequired autoFocus />
      <TextField
        name="code"
        label={words.anyCode}
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        isRequired
      />
      <Inline gap={3}>
        <Button type="submit" variant="danger" isPending={isPending}>
          {words.endConfirm}
        </Button>
        <Button variant="quiet" onPress={onDone}>
          {words.cancel}
        </Button>
      </Inline>
    </Form>
  );
}
