import type { GivenColumns, ImportColumn, ImportHead } from '@mashq/api/contract';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Select } from '@mashq/ui/forms/select';
import { formatDigits, formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { importWords } from '../strings/roster-import.ts';

const words = importWords.columns;
const NOTHING = 'nothing';
const NO_HEADINGS = '0';
/** Texts below a heading that say what its column has. */
const EXAMPLES = 3;
/** Lines that may be the headings. */
const MAX_HEADING_LINE = 10;

export interface ImportColumnsStepProps {
  fileName: string;
  head: ImportHead;
  /** Why what was sent is refused. */
  error?: string | undefined;
  isPending: boolean;
  onSend: (given: GivenColumns) => void;
  onAnother: () => void;
}

/** A file whose headings are not known: what each of its columns is. The school's next file with these headings is read by itself. */
export function ImportColumnsStep({ fileName, head, error, isPending, onSend, onAnother }: ImportColumnsStepProps) {
  const [headingLine, setHeadingLine] = useState(head.heading_line);
  const [chosen, setChosen] = useState(() => new Map(head.columns.map(({ index, column }) => [index, column])));
  const below = head.lines.slice(headingLine);
  const width = Math.max(0, ...head.lines.map((line) => line.length));
  const filled = Array.from({ length: width }, (_, index) => index).filter((index) =>
    [head.lines[headingLine - 1], ...below].some((line) => (line?.[index] ?? '') !== ''),
  );
  const taken = new Set(chosen.values());
  const missing = head.known.filter(({ column, is_needed }) => is_needed && !taken.has(column));
  const choose = (index: number, value: ImportColumn | typeof NOTHING) =>
    setChosen((before) => {
      const next = new Map([...before].filter(([at, column]) => at !== index && column !== value));
      if (value !== NOTHING) next.set(index, value);
      return next;
    });
  const optionsOf = (): { value: ImportColumn | typeof NOTHING; label: string }[] => [
    { value: NOTHING, label: words.nothing },
    ...head.known.map(({ column, heading, is_needed }) => ({
      value: column,
      label: is_needed ? words.needed(heading) : heading,
    })),
  ];
  return (
    <Card
      title={words.title}
      subtitle={words.subtitle(fileName)}
      footer={
        <Inline gap={2}>
          <Button
            isDisabled={missing.length > 0}
            isPending={isPending}
            onPress={() => onSend({ headingLine, columns: [...chosen].map(([index, column]) => ({ index, column })) })}
          >
            {words.send}
          </Button>
          <Button variant="secondary" onPress={onAnother}>
            {importWords.another}
          </Button>
        </Inline>
      }
    >
      <Stack gap={5}>
        <Select
          label={words.headingLine}
          options={[
            { value: NO_HEADINGS, label: words.noHeadings },
            ...head.lines.slice(0, MAX_HEADING_LINE).map((line, index) => ({
              value: String(index + 1),
              label: words.line(formatNumber(index + 1), formatDigits(line.filter((cell) => cell !== '').join('، '))),
            })),
          ]}
          value={String(headingLine)}
          onChange={(line) => setHeadingLine(Number(line))}
        />
        <Grid columns="medium" align="start">
          {filled.map((index) => {
            const heading = head.lines[headingLine - 1]?.[index] ?? '';
            const examples = below.map((line) => line[index] ?? '').filter((cell) => cell !== '');
            return (
              <Select
                key={index}
                label={heading === '' || headingLine === 0 ? words.column(formatNumber(index + 1)) : heading}
                description={
                  examples.length === 0
                    ? words.empty
                    : words.examples(examples.slice(0, EXAMPLES).map((text) => formatDigits(text)))
                }
                options={optionsOf()}
                value={chosen.get(index) ?? NOTHING}
                onChange={(value) => choose(index, value)}
              />
            );
          })}
        </Grid>
        {missing.length > 0 && <Alert tone="info">{words.missing(missing.map(({ heading }) => `«${heading}»`))}</Alert>}
        {error !== undefined && <Alert tone="danger">{error}</Alert>}
      </Stack>
    </Card>
  );
}
