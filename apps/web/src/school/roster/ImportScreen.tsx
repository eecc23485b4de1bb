import type { ImportResult, RosterImport } from '@mashq/api/contract';
import { useImportHead } from '@mashq/state/school/roster/import';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { Stepper } from '@mashq/ui/navigation/stepper';
import { useState } from 'react';
import { screenOnly } from '../../platform/layout/paper-report.css.ts';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { useFocusHeading } from '../../platform/routing/use-focus-heading.ts';
import { product } from '../../platform/strings/product.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { rosterWords } from '../strings/roster.ts';
import { importWords } from '../strings/roster-import.ts';
import { type AskedFile, ImportFileStep, type SentFile } from './ImportFileStep.tsx';
import { ImportPreview } from './ImportPreview.tsx';

const words = importWords;
const signInCards = lazyComponent(() => import('./SignInCards.tsx'), 'SignInCards');

/** A file of children or teachers becomes accounts: the file, its preview, the cards. */
export function ImportScreen() {
  const [preview, setPreview] = useState<RosterImport>();
  const [sent, setSent] = useState<SentFile>();
  const [asked, setAsked] = useState<AskedFile>();
  const head = useImportHead();
  const [result, setResult] = useState<ImportResult>();
  const [areCardsDone, setCardsDone] = useState(false);
  const step = result ? 'result' : preview ? 'preview' : 'file';
  const unread = preview?.unread_headings ?? [];
  // The button that went on is gone with its step.
  useFocusHeading(step);
  return (
    <Stack gap={6}>
      <div className={screenOnly}>
        <Page
          title={words.title}
          subtitle={words.subtitle}
          breadcrumbs={
            <Breadcrumbs
              items={[
                { title: product.home, href: '/school' },
                { title: rosterWords.title, href: '/school/roster' },
                { title: words.title },
              ]}
            />
          }
        >
          <Stack gap={6}>
            <Stepper
              aria-label={words.steps.label}
              steps={(['file', 'preview', 'result'] as const).map((id) => ({ id, title: words.steps[id] }))}
              current={step}
            />
            {step === 'file' && (
              <ImportFileStep
                asked={asked}
                onPreview={(made, from) => {
                  setPreview(made);
                  setSent(from);
                }}
              />
            )}
            {step === 'preview' && sent && unread.length > 0 && (
              <Alert
                tone="info"
                title={words.unread.title(unread.map((heading) => `«${heading}»`).join('، '))}
                actions={
                  <Button
                    variant="secondary"
                    isPending={head.isPending}
                    onPress={() =>
                      head.mutate(sent, {
                        onSuccess: (found) => {
                          setAsked({ ...sent, head: found });
                          setPreview(undefined);
                        },
                        onError: ({ detail }) => void showToast(detail, 'danger'),
                      })
                    }
                  >
                    {words.unread.say}
                  </Button>
                }
              >
                {words.unread.why}
              </Alert>
            )}
            {step === 'preview' && preview && (
              <ImportPreview
                key={preview.id}
                preview={preview}
                onChanged={setPreview}
                onAnother={() => {
                  setPreview(undefined);
                  setAsked(undefined);
                }}
                onConfirmed={setResult}
              />
            )}
            {result && <Result result={result} left={preview?.counts.faulty ?? 0} />}
          </Stack>
        </Page>
      </div>
      {result && result.cards.length > 0 && !areCardsDone && (
        <OptionalBoundary>
          <signInCards.Component cards={result.cards} onDone={() => setCardsDone(true)} />
        </OptionalBoundary>
      )}
    </Stack>
  );
}

interface ResultProps {
  result: ImportResult;
  /** Faulty rows that were left out. */
  left: number;
}

function Result({ result: { import: done, cards }, left }: ResultProps) {
  const { people, classes } = done.made;
  return (
    <Card
      footer={
        <Link variant="primary" href="/school/roster">
          {words.toRoster}
        </Link>
      }
    >
      <Alert tone="success">
        {people === 0 ? words.doneNothing : words.done(formatNumber(people))}
        {classes > 0 && ` ${words.doneClasses(formatNumber(classes))}`}
      </Alert>
      {left > 0 && <p>{words.left(formatNumber(left))}</p>}
      {people > 0 && cards.length === 0 && <p>{words.seen}</p>}
    </Card>
  );
}
