import type { ImportResult, ImportRow, RosterImport } from '@mashq/api/contract';
import { useConfirmImport, useRosterImport } from '@mashq/state/school/roster/import';
import { Button } from '@mashq/ui/actions/button';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { Alert } from '@mashq/ui/feedback/alert';
import { ProgressBar } from '@mashq/ui/feedback/progress-bar';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { formatDigits, formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { Check, CircleAlert, CircleHelp, Minus, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { numbers } from '../../platform/layout/numbers.css.ts';
import { importWords } from '../strings/roster-import.ts';

const words = importWords;

const OUTCOMES = {
  new: { tone: 'success', Icon: Check },
  known: { tone: 'neutral', Icon: Minus },
  similar: { tone: 'reward', Icon: CircleHelp },
  faulty: { tone: 'danger', Icon: CircleAlert },
} as const;

const ANSWERS = ['known', 'new'] as const;
type Answer = (typeof ANSWERS)[number];
/** Who the similar rows are, by line. */
type Answers = Readonly<Record<number, Answer | undefined>>;

export interface ImportPreviewProps {
  preview: RosterImport;
  onAnother: () => void;
  onConfirmed: (result: ImportResult) => void;
}

/** What would come of each row of the file, what is wrong with it, and the confirmation. */
export function ImportPreview({ preview, onAnother, onConfirmed }: ImportPreviewProps) {
  const confirm = useConfirmImport();
  const watched = useRosterImport(preview.id, confirm.isPending);
  const { counts, new_classes } = preview;
  const isFaulty = counts.faulty > 0;
  const similarLines = preview.rows.filter(({ outcome }) => outcome === 'similar').map(({ line }) => line);
  const [answers, setAnswers] = useState<Answers>({});
  const given = similarLines.map((line) => answers[line]);
  const isAsking = given.includes(undefined);
  const newOnes = given.filter((answer) => answer === 'new').length;
  const toMake = counts.new + newOnes;
  /** The one answer of all rows; null where they differ. */
  const [same = null] = given.every((answer) => answer === given[0]) ? given : [];
  const send = () => {
    const similar = similarLines.length === 0 ? undefined : newOnes * 2 > given.length ? 'new' : 'known';
    const except = similarLines.filter((line) => answers[line] !== similar);
    confirm.mutate({ importId: preview.id, similar, except }, { onSuccess: onConfirmed });
  };
  const progress = watched.data?.progress;
  const title = isFaulty
    ? words.faulty(formatNumber(counts.faulty))
    : isAsking
      ? words.similar(formatNumber(given.filter((answer) => answer === undefined).length))
      : toMake === 0
        ? words.nothingNew
        : words.fine(formatNumber(toMake));
  return (
    <Stack gap={6}>
      <section aria-label={words.countsLabel}>
        <Card>
          <div className={numbers}>
            {(['new', 'known', ...(counts.similar > 0 ? (['similar'] as const) : []), 'faulty'] as const).map(
              (name) => (
                <Stat
                  key={name}
                  value={counts[name]}
                  label={words.counts[name]}
                  {...(name === 'faulty' && isFaulty && { tone: 'danger' as const })}
                  isCentred
                />
              ),
            )}
          </div>
        </Card>
      </section>
      {counts.similar > 0 && !isFaulty && (
        <Card>
          <RadioGroup
            label={words.similarQuestion(formatNumber(counts.similar))}
            description={words.similarHint}
            options={ANSWERS.map((value) => ({ value, label: words.similarAnswers[value] }))}
            value={same}
            onChange={(answer) => setAnswers(Object.fromEntries(similarLines.map((line) => [line, answer])))}
            isDisabled={confirm.isPending}
          />
        </Card>
      )}
      <Alert
        tone={isFaulty ? 'error' : isAsking ? 'warning' : 'success'}
        title={title}
        actions={
          !confirm.isPending && (
            <Inline gap={2}>
              {!isFaulty && !isAsking && (
                <Button onPress={send}>{toMake === 0 ? words.confirmNone : words.confirm(formatNumber(toMake))}</Button>
              )}
              <Button variant="secondary" icon={<Upload size="1.2em" />} onPress={onAnother}>
                {isFaulty ? words.corrected : words.another}
              </Button>
            </Inline>
          )
        }
      >
        {new_classes.length > 0 &&
          words.newClasses(
            new_classes.map((each) => words.newClass(each.title, formatNumber(each.students_count))).join('، '),
          )}
      </Alert>
      {confirm.isPending && (
        <ProgressBar
          label={words.progress}
          {...(progress && progress.total > 0 && { value: progress.done, max: progress.total })}
        />
      )}
      {confirm.error && <Alert tone="error">{confirm.error.detail}</Alert>}
      <Rows
        preview={preview}
        answers={answers}
        {...(!isFaulty &&
          !confirm.isPending && { onAnswer: (line, answer) => setAnswers({ ...answers, [line]: answer }) })}
      />
    </Stack>
  );
}

interface RowsProps {
  preview: RosterImport;
  answers: Answers;
  /** Without it no row can be answered. */
  onAnswer?: (line: number, answer: Answer) => void;
}

function Rows({ preview: { rows, columns, counts }, answers, onAnswer }: RowsProps) {
  const first = counts.faulty > 0 ? 'faulty' : counts.similar > 0 ? 'similar' : null;
  const [show, setShow] = useState<'faulty' | 'similar' | 'all'>(first ?? 'all');
  const shown = show === 'all' ? rows : rows.filter(({ outcome }) => outcome === show);
  const tableColumns: TableColumn<ImportRow>[] = [
    { id: 'line', header: words.line, cell: ({ line }) => formatNumber(line), isNumeric: true, isRowHeader: true },
    {
      id: 'outcome',
      header: words.outcome,
      cell: (row) => (
        <Outcome row={row}>
          {row.outcome === 'similar' && onAnswer && (
            <SegmentedControl
              label={words.similarRow(formatNumber(row.line))}
              isLabelHidden
              options={ANSWERS.map((value) => ({ value, label: words.similarRowAnswers[value] }))}
              value={answers[row.line] ?? null}
              onChange={(answer) => onAnswer(row.line, answer)}
            />
          )}
        </Outcome>
      ),
    },
    ...columns.map(({ column, heading }) => ({
      id: column,
      header: heading,
      cell: ({ cells }: ImportRow) => formatDigits(cells.find((cell) => cell.column === column)?.text || '—'),
    })),
  ];
  return (
    <Card
      title={words.caption}
      actions={
        first !== null && (
          <SegmentedControl
            label={words.show}
            isLabelHidden
            options={([first, 'all'] as const).map((value) => ({ value, label: words.shows[value] }))}
            value={show}
            onChange={setShow}
          />
        )
      }
    >
      <Table caption={words.caption} isCaptionHidden rows={shown} rowKey={({ line }) => line} columns={tableColumns} />
    </Card>
  );
}

function Outcome({ row: { outcome, faults, note }, children }: { row: ImportRow; children?: ReactNode }) {
  const { tone, Icon } = OUTCOMES[outcome];
  return (
    <Stack gap={2}>
      <div>
        <Badge tone={tone} icon={<Icon size="1em" />}>
          {words.outcomes[outcome]}
        </Badge>
      </div>
      {faults.map(({ message }) => (
        <span key={message}>{message}</span>
      ))}
      {note !== null && outcome !== 'faulty' && <span>{note}</span>}
      {children}
    </Stack>
  );
}
