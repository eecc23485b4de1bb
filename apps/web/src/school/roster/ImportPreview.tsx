import type { ImportColumn, ImportResult, ImportRow, RosterImport } from '@mashq/api/contract';
import { useConfirmImport, useCorrectImport, useFaultyRows, useRosterImport } from '@mashq/state/school/roster/import';
import { Button } from '@mashq/ui/actions/button';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { Alert } from '@mashq/ui/feedback/alert';
import { ProgressBar } from '@mashq/ui/feedback/progress-bar';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { TextField } from '@mashq/ui/forms/text-field';
import { formatDigits, formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { Check, CircleAlert, CircleHelp, Download, Minus, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../platform/files/save-file.ts';
import { ContainerSwitch } from '../../platform/layout/ContainerSwitch.tsx';
import { numbers } from '../../platform/layout/numbers.css.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
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
  /** A row was corrected: the file as it is checked now. */
  onChanged: (preview: RosterImport) => void;
  onAnother: () => void;
  onConfirmed: (result: ImportResult) => void;
}

/** What would come of each row of the file, what is wrong with it, and the confirmation. */
export function ImportPreview({ preview, onChanged, onAnother, onConfirmed }: ImportPreviewProps) {
  const confirm = useConfirmImport();
  const correct = useCorrectImport(preview.id);
  const faultyRows = useFaultyRows(preview.id);
  const failed = ({ detail }: { detail: string }) => void showToast(detail, 'danger');
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
    confirm.mutate({ importId: preview.id, isLeavingFaulty: isFaulty, similar, except }, { onSuccess: onConfirmed });
  };
  const progress = watched.data?.progress;
  const title = isFaulty
    ? (toMake > 0 || isAsking ? words.faulty : words.faultyAll)(formatNumber(counts.faulty))
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
      {counts.similar > 0 && (
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
        tone={isFaulty || isAsking ? 'warning' : 'success'}
        title={title}
        actions={
          !confirm.isPending && (
            <Inline gap={2}>
              {isFaulty && !isAsking && toMake > 0 && (
                <Button onPress={send} isDisabled={correct.isPending}>
                  {words.leave(formatNumber(toMake), formatNumber(counts.faulty))}
                </Button>
              )}
              {isFaulty && (
                <Button
                  variant="secondary"
                  icon={<Download size="1.2em" />}
                  isPending={faultyRows.isPending}
                  onPress={() => faultyRows.mutate(undefined, { onSuccess: saveFile, onError: failed })}
                >
                  {words.faultyFile}
                </Button>
              )}
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
      {confirm.error && <Alert tone="danger">{confirm.error.detail}</Alert>}
      <Rows
        preview={preview}
        answers={answers}
        {...(!confirm.isPending && {
          onAnswer: (line, answer) => setAnswers({ ...answers, [line]: answer }),
          onCorrect: (line, column, text) =>
            correct.mutate({ line, column, text }, { onSuccess: onChanged, onError: failed }),
        })}
      />
    </Stack>
  );
}

interface RowsProps {
  preview: RosterImport;
  answers: Answers;
  /** Without it no row can be answered. */
  onAnswer?: (line: number, answer: Answer) => void;
  /** Without it no cell can be corrected. */
  onCorrect?: (line: number, column: ImportColumn, text: string) => void;
}

const cellName = (line: number, column: ImportColumn) => `${line} ${column}`;

function Rows({ preview: { rows, columns, counts }, answers, onAnswer, onCorrect }: RowsProps) {
  /** Cells that were corrected stay boxes, and their rows in sight: nothing goes away under the focus. */
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set());
  const isCorrected = ({ line, cells }: ImportRow) => cells.some(({ column }) => corrected.has(cellName(line, column)));
  const kinds = [
    ...(counts.faulty > 0 || corrected.size > 0 ? (['faulty'] as const) : []),
    ...(counts.similar > 0 ? (['similar'] as const) : []),
  ];
  const [first] = kinds;
  const [show, setShow] = useState<'faulty' | 'similar' | 'all'>(first ?? 'all');
  const shown =
    show === 'all' ? rows : rows.filter((row) => row.outcome === show || (show === 'faulty' && isCorrected(row)));
  const tableColumns: TableColumn<ImportRow>[] = [
    { id: 'line', header: words.line, cell: ({ line }) => formatNumber(line), isNumeric: true, isRowHeader: true },
    {
      id: 'outcome',
      header: words.outcome,
      cell: (row) => (
        <Outcome row={row} isCorrectable={onCorrect !== undefined}>
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
      cell: ({ line, cells, faults }: ImportRow) => {
        const text = cells.find((cell) => cell.column === column)?.text ?? '';
        const fault = faults.find((each) => each.column === column);
        if (onCorrect === undefined || (fault === undefined && !corrected.has(cellName(line, column)))) {
          return formatDigits(text || '—');
        }
        return (
          <CorrectedCell
            label={words.correct(heading, formatNumber(line))}
            text={text}
            fault={fault?.message}
            onCorrect={(typed) => {
              setCorrected(new Set(corrected).add(cellName(line, column)));
              onCorrect(line, column, typed);
            }}
          />
        );
      },
    })),
  ];
  const card = (isTwoLines: boolean) => (
    <Card
      title={words.caption}
      isFlush={isTwoLines}
      actions={
        first !== undefined && (
          <SegmentedControl
            label={words.show}
            isLabelHidden
            options={([...kinds, 'all'] as const).map((value) => ({ value, label: words.shows[value] }))}
            value={show}
            onChange={setShow}
          />
        )
      }
    >
      <Table
        caption={words.caption}
        isCaptionHidden
        rows={shown}
        rowKey={({ line }) => line}
        columns={isTwoLines ? narrowColumnsOf(columns) : tableColumns}
      />
    </Card>
  );
  return <ContainerSwitch narrow={() => card(show === 'all')} wide={() => card(false)} />;
}

const NAMES: readonly ImportColumn[] = ['firstName', 'lastName'];
/** What tells people of one name apart; the rest is in the wide form. */
const SHOWN: readonly ImportColumn[] = ['classTitle', 'grade', 'registrationCode'];

/**
 * On a phone a row is its person, what the file says of them, and what comes of it. A fault is said where it is, and corrected
 * among the faulty rows alone, which have boxes; so is a similar row answered among its own.
 */
function narrowColumnsOf(columns: RosterImport['columns']): readonly TableColumn<ImportRow>[] {
  const textOf = ({ cells }: ImportRow, column: ImportColumn) =>
    cells.find((cell) => cell.column === column)?.text.trim() ?? '';
  return [
    {
      id: 'person',
      header: words.caption,
      cell: (row) =>
        NAMES.map((column) => textOf(row, column))
          .filter((text) => text !== '')
          .join(' ') || words.lineOf(formatNumber(row.line)),
      isRowHeader: true,
    },
    { id: 'line', header: words.line, cell: ({ line }) => words.lineOf(formatNumber(line)), narrow: 'detail' },
    ...columns
      .filter(({ column }) => SHOWN.includes(column))
      .map(({ column, heading }) => ({
        id: column,
        header: heading,
        cell: (row: ImportRow) => formatDigits(textOf(row, column)),
        narrow: 'detail' as const,
      })),
    {
      id: 'faults',
      header: words.outcome,
      cell: ({ outcome, faults, note }) =>
        [...faults.map(({ message }) => message), ...(note !== null && outcome !== 'faulty' ? [note] : [])].join(' '),
      narrow: 'detail',
    },
    { id: 'outcome', header: words.outcome, cell: ({ outcome }) => <OutcomeBadge outcome={outcome} />, narrow: 'end' },
  ];
}

interface CorrectedCellProps {
  label: string;
  /** As the file has it, or as it was corrected. */
  text: string;
  fault: string | undefined;
  /** Called by Enter and when the box is left, with another text than the file's. */
  onCorrect: (text: string) => void;
}

/** A cell that can be corrected where it is. */
function CorrectedCell({ label, text, fault, onCorrect }: CorrectedCellProps) {
  const [typed, setTyped] = useState(text);
  const send = () => {
    if (typed !== text) onCorrect(typed);
  };
  return (
    // lint-allow: own-forms – one box without a button
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={label}
        value={typed}
        onChange={setTyped}
        onBlur={send}
        maxLength={200}
        {...(fault !== undefined && typed === text && { errorMessage: fault })}
      />
    </form>
  );
}

interface OutcomeProps {
  row: ImportRow;
  /** The faults of a cell are said at its box. */
  isCorrectable: boolean;
  children?: ReactNode;
}

function OutcomeBadge({ outcome }: Pick<ImportRow, 'outcome'>) {
  const { tone, Icon } = OUTCOMES[outcome];
  return (
    <Badge tone={tone} icon={<Icon size="1em" />}>
      {words.outcomes[outcome]}
    </Badge>
  );
}

function Outcome({ row: { outcome, faults, note }, isCorrectable, children }: OutcomeProps) {
  return (
    <Stack gap={2}>
      <div>
        <OutcomeBadge outcome={outcome} />
      </div>
      {faults.map(({ column, message }) => (column === null || !isCorrectable) && <span key={message}>{message}</span>)}
      {note !== null && outcome !== 'faulty' && <span>{note}</span>}
      {children}
    </Stack>
  );
}
