import { apiAddress, resetApiAddress } from '@mashq/state/platform/api-address/address-in-use';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { apiAddressWords as words } from '../strings/api-address.ts';

/** Says at sign-in that another server is in use, and leads back: with a wrong one nobody gets further than here. */
export function OtherServerNote() {
  return (
    <Alert
      tone="info"
      title={words.note.title}
      actions={
        <Button variant="secondary" onPress={resetApiAddress}>
          {words.back}
        </Button>
      }
    >
      <bdi dir="ltr">{apiAddress()}</bdi>. {words.note.text}
    </Alert>
  );
}
