import { apiAddress, isOtherServer, resetApiAddress } from '@mashq/state/platform/api-address/address-in-use';
import { useApiOrigins, useChangeApiAddress } from '@mashq/state/platform/api-address/change-address';
import { Button } from '@mashq/ui/actions/button';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Form } from '@mashq/ui/forms/form';
import { TextField } from '@mashq/ui/forms/text-field';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { QueryBoundary } from '../loading/QueryBoundary.tsx';
import { apiAddressWords as words } from '../strings/api-address.ts';

/** The same objects at each render: a field takes new ones for another reply and shows what was corrected already. */
const ERRORS = { ending: { address: words.faults.ending }, server: { address: words.faults.server } };

/** Switches the app to another server of the API: for those who test one. Nothing leads here but its own address. */
export function ApiAddressDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={words.title} isOpen onOpenChange={onClose}>
      <QueryBoundary query={useApiOrigins()} skeleton={<Skeleton shape="card" size="large" />}>
        {(origins) => <Changer origins={origins} />}
      </QueryBoundary>
    </Dialog>
  );
}

function Changer({ origins }: { origins: readonly string[] }) {
  const [typed, setTyped] = useState('');
  const { change, isPending, fault } = useChangeApiAddress(origins);
  return (
    <Stack gap={5}>
      <p>{words.about}</p>
      <p>
        {words.present}: <bdi dir="ltr">{apiAddress()}</bdi>
      </p>
      {origins.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Stack gap={2}>
          <p>{words.allowed}:</p>
          <ul>
            {origins.map((origin) => (
              <li key={origin}>
                <bdi dir="ltr">{`${origin}/api`}</bdi>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <Form
        onSubmit={() => void change(typed)}
        failedTitle={words.failed}
        // A fault of the field holds the form back until the field changes; where nobody answered, the same address is sent again.
        {...(fault === 'unreached'
          ? { errorMessage: words.faults.unreached }
          : fault !== null && { errors: ERRORS[fault] })}
      >
        <TextField
          name="address"
          label={words.label}
          description={words.hint}
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          isRequired
          maxLength={200}
          value={typed}
          onChange={setTyped}
        />
        <Inline>
          <Button type="submit" isPending={isPending}>
            {words.change}
          </Button>
          {isOtherServer() && (
            <Button variant="secondary" isDisabled={isPending} onPress={resetApiAddress}>
              {words.back}
            </Button>
          )}
        </Inline>
      </Form>
    </Stack>
  );
}
