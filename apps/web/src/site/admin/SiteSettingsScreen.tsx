import { type SiteSettings, SOCIAL_HOSTS, SOCIAL_NETWORKS, type SocialNetwork } from '@mashq/api/contract';
import { useSaveSiteSettings, useSiteSettings } from '@mashq/state/site/site-settings';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Form } from '@mashq/ui/forms/form';
import { NumberField } from '@mashq/ui/forms/number-field';
import { TextField } from '@mashq/ui/forms/text-field';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formFaults } from '../../platform/forms/form-faults.ts';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { titles } from '../../platform/strings/titles-admin.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { contactWords } from '../strings/site-contact.ts';
import { siteSettingsWords as words } from '../strings/site-settings.ts';
import { SealFields } from './SealFields.tsx';
import { NO_SIGN } from './SignField.tsx';
import { draftOf, type SettingsDraft, settingsOf } from './settings-draft.ts';

/** How the site is reached, who vouches for it and who sells. */
export function SiteSettingsScreen() {
  return (
    <Page title={titles.siteSettings} subtitle={words.subtitle} width="reading">
      <QueryBoundary query={useSiteSettings()} skeleton={<Skeleton shape="card" size="huge" />}>
        {(settings) => <SettingsForm stored={settings} />}
      </QueryBoundary>
    </Page>
  );
}

type TextName = 'phone' | 'email' | 'address' | 'seller_name' | 'seller_code';

/** What was typed stays until the server has accepted it. */
function SettingsForm({ stored }: { stored: SiteSettings }) {
  const { mutate, isPending, error } = useSaveSiteSettings();
  const [draft, setDraft] = useState<SettingsDraft>(() => draftOf(stored));
  const change = (more: Partial<SettingsDraft>) => setDraft((before) => ({ ...before, ...more }));
  const text = (name: TextName) => ({
    name,
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    isOptional: true,
  });
  const link = (network: SocialNetwork) => ({
    name: `social.${network}`,
    value: draft.social[network],
    onChange: (value: string) => change({ social: { ...draft.social, [network]: value } }),
    isOptional: true,
  });
  const send = () =>
    mutate(settingsOf(draft), {
      onSuccess: (saved) => {
        setDraft(draftOf(saved));
        void showToast(words.saved);
      },
    });
  return (
    <Form onSubmit={() => !isPending && send()} failedTitle={words.failed} {...formFaults(error)}>
      <Stack gap={6}>
        <Card title={words.contact}>
          <Stack gap={4}>
            <Grid gap={4}>
              <TextField
                {...text('phone')}
                label={contactWords.phone}
                description={words.phoneHint}
                type="tel"
                dir="ltr"
                maxLength={30}
              />
              <TextField
                {...text('email')}
                label={contactWords.email}
                description={words.emailHint}
                type="email"
                dir="ltr"
                maxLength={100}
              />
            </Grid>
            <TextField
              {...text('address')}
              label={contactWords.address}
              description={words.addressHint}
              minLength={2}
              maxLength={200}
            />
          </Stack>
        </Card>
        <Card title={contactWords.social}>
          <Grid gap={4}>
            {SOCIAL_NETWORKS.map((network) => (
              <TextField
                key={network}
                {...link(network)}
                label={contactWords.networks[network]}
                description={words.socialHint(SOCIAL_HOSTS[network])}
                inputMode="url"
                dir="ltr"
                maxLength={300}
                autoCapitalize="none"
                spellCheck="false"
              />
            ))}
          </Grid>
        </Card>
        <Card
          title={words.seals}
          subtitle={words.sealsHint}
          actions={
            <Button
              variant="secondary"
              size="small"
              icon={<Plus size="1.2em" />}
              isDisabled={draft.seals.length >= 4}
              onPress={() => change({ seals: [...draft.seals, { name: '', href: '', sign: NO_SIGN }] })}
            >
              {words.addSeal}
            </Button>
          }
        >
          <SealFields seals={draft.seals} isSending={isPending} onChange={(seals) => change({ seals })} />
        </Card>
        <Card title={words.seller} subtitle={words.sellerHint}>
          <Grid gap={4}>
            <TextField {...text('seller_name')} label={words.sellerName} minLength={2} maxLength={100} />
            <TextField {...text('seller_code')} label={words.sellerCode} inputMode="numeric" dir="ltr" maxLength={30} />
            <NumberField
              name="tax_percent"
              label={words.tax}
              description={words.taxHint}
              unit={words.percent}
              isOptional
              minValue={1}
              maxValue={50}
              value={draft.tax_percent}
              onChange={(value) => change({ tax_percent: value })}
            />
          </Grid>
        </Card>
        <div>
          <Button type="submit" isPending={isPending}>
            {words.save}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
