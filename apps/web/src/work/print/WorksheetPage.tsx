import type { Worksheet } from '@mashq/api/contract';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { Printer } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { screenOnly } from '../../platform/layout/paper-report.css.ts';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { printWords } from '../strings/teacher-print.ts';
import { WorksheetOptionFields, type WorksheetOptionFieldsProps } from './WorksheetOptionFields.tsx';
import '../../platform/layout/print-page.css.ts';
import { Sheets } from './Sheets.tsx';
import { useAnswerInputs } from './use-answer-inputs.ts';

const words = printWords;

export interface WorksheetPageProps extends WorksheetOptionFieldsProps {
  query: Parameters<typeof QueryBoundary<Worksheet>>[0]['query'] & { isPlaceholderData: boolean };
  /** On the sheets. */
  title: string;
  schoolName: string | undefined;
  crumbs: ComponentProps<typeof Breadcrumbs>['items'];
  /** What is chosen beside the options, above them. */
  choice?: ReactNode;
  /** One line on whose questions they are. */
  note?: string;
  /** In place of the sheets while nothing is chosen. */
  waiting?: string | undefined;
}

/** Options above, below the sheets as they come out of the printer. */
export function WorksheetPage({
  query,
  title,
  schoolName,
  crumbs,
  choice,
  note,
  waiting,
  options,
  onChange,
}: WorksheetPageProps) {
  const worksheet = query.data;
  const { state, retry } = useAnswerInputs(worksheet);
  const count = worksheet?.sheets.length ?? 0;
  return (
    <Stack gap={6}>
      <div className={screenOnly}>
        <Page
          title={words.title}
          subtitle={words.subtitle}
          breadcrumbs={<Breadcrumbs items={crumbs} />}
          actions={
            <Button
              icon={<Printer size="1.2em" />}
              isPending={count > 0 && (state === 'loading' || query.isPlaceholderData)}
              pendingLabel={words.preparing}
              isDisabled={count === 0 || waiting !== undefined || state === 'failed'}
              onPress={() => window.print()}
            >
              {words.print}
            </Button>
          }
        >
          <Stack gap={4}>
            {choice}
            <Card {...(worksheet && waiting === undefined && { subtitle: summaryOf(worksheet) })} title={words.sheets}>
              <Stack gap={4}>
                <WorksheetOptionFields options={options} onChange={onChange} />
                {note !== undefined && <p>{note}</p>}
                {state === 'failed' && (
                  <Alert
                    tone="danger"
                    actions={
                      <Button variant="secondary" size="small" onPress={retry}>
                        {words.retry}
                      </Button>
                    }
                  >
                    {words.notReady}
                  </Alert>
                )}
              </Stack>
            </Card>
          </Stack>
        </Page>
      </div>
      {waiting !== undefined ? (
        <LazyEmptyState picture="homework">{waiting}</LazyEmptyState>
      ) : (
        <QueryBoundary query={query} skeleton={<Skeleton shape="card" size="huge" />}>
          {(data) =>
            data.sheets.length === 0 ? (
              <LazyEmptyState picture="people">{words.none}</LazyEmptyState>
            ) : (
              <Sheets worksheet={data} title={title || data.title} schoolName={schoolName} options={options} />
            )
          }
        </QueryBoundary>
      )}
    </Stack>
  );
}

function summaryOf({ sheets }: Worksheet): string {
  const counts = sheets.map(({ questions }) => questions.length);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  const all = formatNumber(sheets.length);
  if (sheets.length === 0) return words.none;
  return fewest === most
    ? words.summary(all, formatNumber(most))
    : words.summaryRange(all, formatNumber(fewest), formatNumber(most));
}
