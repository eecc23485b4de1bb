import { makeId } from '@mashq/state/platform/id';
import type { SignDraft } from '@mashq/state/site/partner-sign';
import { signAddress } from '@mashq/state/site/webinars-and-partners';
import { Button } from '@mashq/ui/actions/button';
import { FileField } from '@mashq/ui/forms/file-field';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { siteContentWords } from '../strings/webinars-and-partners.ts';
import * as css from './SignField.css.ts';

const words = siteContentWords.sign;

export const NO_SIGN: SignDraft = { stored: null, chosen: null };

export interface SignFieldProps {
  label: string;
  description: string;
  /** Whose picture it is. */
  alt: string;
  value: SignDraft;
  isDisabled: boolean;
  onChange: (value: SignDraft) => void;
}

/** The picture that is shown now, another one to be sent when the form is, or none. */
export function SignField({
  label,
  description,
  alt,
  value: { stored, chosen },
  isDisabled,
  onChange,
}: SignFieldProps) {
  const address = signAddress(stored);
  return (
    <Stack gap={3}>
      <FileField
        label={label}
        description={description}
        value={chosen?.file ?? null}
        isDisabled={isDisabled}
        onChange={(file) => onChange({ stored, chosen: file && { file, id: makeId() } })}
      />
      {address !== null && chosen === null && (
        <Inline gap={3}>
          <img src={address} alt={words.current(alt)} className={css.picture} />
          <Button
            variant="quiet"
            size="small"
            isDisabled={isDisabled}
            aria-label={words.removeOf(label)}
            onPress={() => onChange(NO_SIGN)}
          >
            {words.remove}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
