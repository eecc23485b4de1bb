import { useChosenLook } from '@mashq/state/school/branding/choose-look';
import { logoAddress } from '@mashq/state/school/branding/follow-look';
import { Button } from '@mashq/ui/actions/button';
import { Accordion } from '@mashq/ui/data/accordion';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import type { SuggestedColor } from '@mashq/ui/forms/color-field';
import { ColorField } from '@mashq/ui/forms/color-field';
import { FileField } from '@mashq/ui/forms/file-field';
import { Form } from '@mashq/ui/forms/form';
import { isolate } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { describeAdjustment, type TenantTheme } from '@mashq/ui/theme/tenant';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { schoolLook, schoolLook as words } from '../strings/school-look.ts';
import * as css from './SchoolAppearanceCard.css.ts';
import { useColorPreview } from './use-color-preview.ts';
import { useLookDraft } from './use-look-draft.ts';

const { colors } = schoolLook;

/** Colors whose texts and controls keep their contrast in light and dark pages without being moved far. */
const SUGGESTED_COLORS: readonly SuggestedColor[] = [
  { color: '#0b6bcb', label: colors.blue },
  { color: '#0f8a5f', label: colors.green },
  { color: '#e08a00', label: colors.orange },
  { color: '#b0245a', label: colors.crimson },
  { color: '#7a3fc4', label: colors.violet },
  { color: '#00808a', label: colors.turquoise },
];

type Chosen = NonNullable<ReturnType<typeof useChosenLook>['data']>;

/** Color and logo of the manager's school. */
export function SchoolAppearanceCard() {
  return (
    <Card title={words.title}>
      <QueryBoundary query={useChosenLook()} skeleton={<Skeleton shape="text" />}>
        {(chosen) => <LookForm chosen={chosen} />}
      </QueryBoundary>
    </Card>
  );
}

function LookForm({ chosen: { hosts, school_id: schoolId, ...stored } }: { chosen: Chosen }) {
  const look = useLookDraft(stored);
  const { draft, pictures } = look;
  const theme = useColorPreview(draft.color, draft.color === stored.color);
  const store = async () => {
    if (await look.save()) void showToast(words.saved);
  };
  const sending = (name: 'logo' | 'dark_logo') =>
    look.isSaving && pictures[name] !== undefined && look.progress !== undefined ? { progress: look.progress } : {};
  return (
    <Form onSubmit={() => void store()} {...(look.error !== undefined && { errorMessage: look.error || words.failed })}>
      <Stack gap={5}>
        <p className={css.text}>{words.text}</p>
        <ColorField
          label={words.color.label}
          description={words.color.description}
          value={draft.color as `#${string}` | null}
          suggestions={SUGGESTED_COLORS}
          onChange={look.setColor}
          isOptional
        />
        {theme && (
          <Accordion items={[{ id: 'adjusted', title: words.adjusted.title, content: <Adjusted theme={theme} /> }]} />
        )}
        <div className={css.logos}>
          <Stack gap={3}>
            <FileField
              label={words.logo.label}
              description={words.logo.description}
              value={pictures.logo?.file ?? null}
              onChange={(file) => look.setPicture('logo', file)}
              isDisabled={look.isSaving}
              {...sending('logo')}
            />
            {draft.logo !== null && pictures.logo === undefined && (
              <>
                <span className={css.paper}>
                  <img src={logoAddress(schoolId, draft.logo)} alt={words.logo.current} className={css.logo} />
                </span>
                <Button variant="quiet" size="small" onPress={look.removeLogo}>
                  {words.logo.remove}
                </Button>
              </>
            )}
          </Stack>
          {(draft.logo !== null || pictures.logo !== undefined) && (
            <Stack gap={3}>
              <FileField
                label={words.logo.dark}
                description={words.logo.darkDescription}
                value={pictures.dark_logo?.file ?? null}
                onChange={(file) => look.setPicture('dark_logo', file)}
                isDisabled={look.isSaving}
                {...sending('dark_logo')}
              />
              {draft.dark_logo !== null && pictures.dark_logo === undefined && (
                <span className={css.darkPaper}>
                  <img src={logoAddress(schoolId, draft.dark_logo)} alt={words.logo.dark} className={css.logo} />
                </span>
              )}
            </Stack>
          )}
        </div>
        {hosts.length > 0 && <p className={css.text}>{words.hosts(hosts.map((host) => isolate(host)).join('، '))}</p>}
        <div className={css.actions}>
          <Button type="submit" isDisabled={!look.isChanged} isPending={look.isSaving}>
            {words.save}
          </Button>
          {look.isChanged && (
            <Button variant="quiet" onPress={look.reset} isDisabled={look.isSaving}>
              {words.reset}
            </Button>
          )}
        </div>
      </Stack>
    </Form>
  );
}

/** Where the brand's own color gave way, and why. */
function Adjusted({ theme: { adjusted } }: { theme: TenantTheme }) {
  if (adjusted.length === 0) return <p className={css.text}>{words.adjusted.none}</p>;
  return (
    <ul className={css.list}>
      {adjusted.map((one) => (
        <li key={`${one.mode.scheme} ${one.mode.contrast} ${one.role}`}>{describeAdjustment(one)}</li>
      ))}
    </ul>
  );
}
