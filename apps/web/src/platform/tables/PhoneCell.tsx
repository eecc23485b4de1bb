import { type PhoneOwner, useShowPhone } from '@mashq/state/accounts/show-phone';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { formatDigits } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { adminWords } from '../strings/admin.ts';
import { showToast } from '../toasts/show-toast.ts';

const words = adminWords.phone;

export interface PhoneCellProps {
  owner: PhoneOwner;
  id: string;
  /** The last four digits; empty where the number is gone. */
  mask: string;
  /** Whose it is, for the button's name. */
  name: string;
}

/** A phone number by its last digits; whole once it was asked for, which the server notes. */
export function PhoneCell({ owner, id, mask, name }: PhoneCellProps) {
  const { mutate, data, isPending } = useShowPhone(owner);
  if (mask === '') return adminWords.none;
  if (data) {
    return (
      <bdi dir="ltr">
        <Link href={`tel:${data.phone}`}>{formatDigits(data.phone)}</Link>
      </bdi>
    );
  }
  return (
    <Inline as="span" gap={2}>
      <bdi dir="ltr">{formatDigits(mask)}</bdi>
      <Button
        size="small"
        variant="quiet"
        isPending={isPending}
        aria-label={words.showOf(name)}
        onPress={() => mutate(id, { onError: ({ detail }) => void showToast(detail, 'danger') })}
      >
        {words.show}
      </Button>
    </Inline>
  );
}
