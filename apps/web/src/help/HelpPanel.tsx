import { useSettings } from '@mashq/state/platform/settings/use-settings';
import { Link } from '@mashq/ui/actions/link';
import { formatDigits } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { Drawer } from '@mashq/ui/overlays/drawer';
import { use } from 'react';
import * as css from './Guides.css.ts';
import { type Guide, type GuideReader, guidePath } from './guide.ts';
import { guideWords } from './strings/guide.ts';

const contents: Partial<Record<GuideReader, Promise<readonly Guide[]>>> = {};

function guidesOf(reader: GuideReader): Promise<readonly Guide[]> {
  contents[reader] ??= (reader === 'student' ? import('./content/student.ts') : import('./content/teacher.ts')).then(
    ({ guides }) => guides,
  );
  return contents[reader];
}

interface HelpPanelProps {
  reader: GuideReader;
  guideId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The steps of one guide beside the screen they are about; a sheet at the lower edge of a phone. */
export function HelpPanel({ reader, guideId, ...layer }: HelpPanelProps) {
  const { digits } = useSettings();
  const guide = use(guidesOf(reader)).find(({ id }) => id === guideId);
  if (guide === undefined) return null;
  return (
    <Drawer {...layer} title={guideWords.ofPage} side="end" width="panel">
      <Stack gap={4}>
        <h3>{guide.title}</h3>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
        <ol role="list" className={css.plainSteps}>
          {guide.steps.map(({ text }, index) => (
            <li key={text} className={css.head}>
              <span className={css.number} aria-hidden="true">
                {formatDigits(index + 1, digits)}
              </span>
              <p className={css.words}>{text}</p>
            </li>
          ))}
        </ol>
        <Link variant="standalone" hasArrow href={guidePath(reader, guide.id)}>
          {guideWords.withPictures[reader]}
        </Link>
      </Stack>
    </Drawer>
  );
}
