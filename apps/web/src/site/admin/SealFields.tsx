import type { SealDraft } from '@mashq/state/site/site-settings';
import { Button } from '@mashq/ui/actions/button';
import { TextField } from '@mashq/ui/forms/text-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { siteSettingsWords as words } from '../strings/site-settings.ts';
import { SignField } from './SignField.tsx';

export interface SealFieldsProps {
  seals: readonly SealDraft[];
  /** They are being sent. @default false */
  isSending?: boolean;
  onChange: (seals: readonly SealDraft[]) => void;
}

/** Name, link and picture of each seal of trust. */
export function SealFields({ seals, isSending = false, onChange }: SealFieldsProps) {
  if (seals.length === 0) return <p>{words.noSeals}</p>;
  const change = (at: number, more: Partial<SealDraft>) =>
    onChange(seals.map((seal, index) => (index === at ? { ...seal, ...more } : seal)));
  return (
    <Stack gap={4}>
      {seals.map(({ name, href, sign }, index) => {
        const number = formatNumber(index + 1);
        return (
          // A seal is known by its place, and so are its faults.
          <Stack key={index} gap={2}>
            <Grid gap={4}>
              <TextField
                name={`seals.${index}.name`}
                label={words.sealNameOf(number)}
                isRequired
                minLength={2}
                maxLength={60}
                value={name}
                onChange={(value) => change(index, { name: value })}
              />
              <TextField
                name={`seals.${index}`}
                label={words.sealHrefOf(number)}
                isRequired
                inputMode="url"
                dir="ltr"
                maxLength={300}
                autoCapitalize="none"
                spellCheck="false"
                value={href}
                onChange={(value) => change(index, { href: value })}
              />
            </Grid>
            <SignField
              label={words.sealPictureOf(number)}
              description={words.sealPictureHint}
              alt={name}
              value={sign}
              isDisabled={isSending}
              onChange={(next) => change(index, { sign: next })}
            />
            <div>
              <Button
                variant="quiet"
                size="small"
                aria-label={words.removeSealOf(name || words.sealNameOf(number))}
                onPress={() => onChange(seals.filter((_, at) => at !== index))}
              >
                {words.removeSeal}
              </Button>
            </div>
          </Stack>
        );
      })}
    </Stack>
  );
}
