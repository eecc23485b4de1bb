import { useAcceptTerms } from '@mashq/state/accounts/terms';
import { useSession } from '@mashq/state/platform/session/session';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Alert } from '@mashq/ui/feedback/alert';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { termsAgain as words } from '../strings/terms-again.ts';

/** Whose question was put off: not asked again in this visit, whichever layout is shown. */
let putOffBy: string | null = null;

/** Asks who agreed to older terms about those in force, once a visit until they agree. What is under it stays as it is. */
export function TermsAgain() {
  const { activeUser } = useSession();
  const [isOpen, setOpen] = useState(putOffBy !== activeUser?.id);
  const { mutate, isPending, error } = useAcceptTerms();
  if (activeUser?.terms_due !== true) return null;
  const isFamily = activeUser.role === 'STUDENT';
  const putOff = () => {
    putOffBy = activeUser.id;
    setOpen(false);
  };
  return (
    <Dialog
      title={words.title}
      size="small"
      isOpen={isOpen}
      isDismissable={!isPending}
      onOpenChange={(next) => {
        if (!next) putOff();
      }}
      actions={
        <>
          <Button
            isPending={isPending}
            onPress={() => mutate(undefined, { onSuccess: () => void showToast(words.accepted) })}
          >
            {words.accept}
          </Button>
          <Button variant="secondary" isDisabled={isPending} onPress={putOff}>
            {words.later}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {error !== null && <Alert tone="danger">{error.detail}</Alert>}
        <p>{isFamily ? words.family : words.adult}</p>
        <Inline>
          <Link href="/terms" isExternal>
            {words.terms}
          </Link>
          <Link href="/privacy" isExternal>
            {words.privacy}
          </Link>
        </Inline>
        <p>{isFamily ? words.laterFamily : words.laterAdult}</p>
      </Stack>
    </Dialog>
  );
}
