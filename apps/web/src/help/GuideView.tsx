import { useSettings } from '@mashq/state/platform/settings/use-settings';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { formatDigits } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { Printer } from 'lucide-react';
import { screenOnly } from '../platform/layout/screen-only.css.ts';
import * as css from './Guides.css.ts';
import { type Guide, type GuidesProps, guidePath, pictureName } from './guide.ts';
import { guideWords as words } from './strings/guide.ts';

/** Ratio of the pictures: see scripts/guide-pictures.ts. */
const SIZE = { student: { width: 390, height: 440 }, teacher: { width: 640, height: 440 } };

/** One guide: its steps, each with a picture of the screen. */
export function GuideView({ reader, guides, guide, pictures }: GuidesProps & { guide: Guide }) {
  const { digits } = useSettings();
  const next = guides[guides.indexOf(guide) + 1];
  return (
    <Page
      title={guide.title}
      subtitle={guide.summary}
      width={reader === 'student' ? 'student' : 'staff'}
      breadcrumbs={
        <Breadcrumbs items={[{ title: words.title[reader], href: guidePath(reader) }, { title: guide.title }]} />
      }
      actions={
        <Button variant="secondary" icon={<Printer size="1.2em" />} onPress={() => window.print()}>
          {words.print}
        </Button>
      }
    >
      <Stack gap={6}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
        <ol role="list" className={css.steps} data-reader={reader}>
          {guide.steps.map(({ text, part }, index) => (
            <li key={text} className={css.step}>
              <div className={css.head}>
                <span className={css.number} aria-hidden="true">
                  {formatDigits(index + 1, digits)}
                </span>
                <p className={css.words}>{text}</p>
              </div>
              <img
                className={css.picture}
                {...SIZE[reader]}
                src={pictureOf(pictures, pictureName(reader, guide.id, index))}
                alt={words.picture(part[1])}
              />
            </li>
          ))}
        </ol>
        {next !== undefined && (
          <div className={screenOnly}>
            <Link variant="secondary" href={guidePath(reader, next.id)} hasArrow>
              {`${words.next}: ${next.title}`}
            </Link>
          </div>
        )}
      </Stack>
    </Page>
  );
}

function pictureOf(pictures: GuidesProps['pictures'], name: string): string | undefined {
  return Object.entries(pictures).find(([path]) => path.endsWith(`/${name}.webp`))?.[1];
}
