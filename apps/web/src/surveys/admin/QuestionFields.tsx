import type { SurveyQuestion } from '@mashq/api/contract';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Card } from '@mashq/ui/data/card';
import { Checkbox } from '@mashq/ui/forms/checkbox';
import { Select } from '@mashq/ui/forms/select';
import { TextArea } from '@mashq/ui/forms/text-area';
import { TextField } from '@mashq/ui/forms/text-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { adminSurveyWords } from '../strings/admin-surveys.ts';
import { conditionsOf, type DraftQuestion, hasOptions, linesOf, MAX_OPTION, MAX_OPTIONS } from './draft-survey.ts';

const words = adminSurveyWords.question;
const ALWAYS = 'always';
type Kind = SurveyQuestion['kind'];

const KINDS = (Object.entries(words.kinds) as [Kind, string][]).map(([value, label]) => ({ value, label }));

function optionsFault(options: string): string | null {
  const lines = linesOf(options);
  if (new Set(lines).size < Math.max(2, lines.length)) return words.optionsFew;
  if (lines.length > MAX_OPTIONS) return words.optionsMany;
  return lines.some(({ length }) => length > MAX_OPTION) ? words.optionsLong : null;
}

export interface QuestionFieldsProps {
  question: DraftQuestion;
  /** The questions before it: it may hang on an answer of one. */
  before: readonly DraftQuestion[];
  isForChildren: boolean;
  isLast: boolean;
  /** A survey has one question at least. */
  isOnly: boolean;
  onChange: (question: DraftQuestion) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One question of a survey in its form. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { question, before, isForChildren, isLast, isOnly, onChange, onMove, onRemove } = props;
  const { kind, text, required, options, showIf } = question;
  const name = words.number(formatNumber(before.length + 1));
  const conditions = before.flatMap((other, place) =>
    conditionsOf({ kind: other.kind, options: linesOf(other.options) }).map(({ is, label }) => ({
      value: `${other.id}:${is}`,
      label: words.conditionOf(formatNumber(place + 1), label),
      showIf: { question: other.id, is },
    })),
  );
  return (
    <Card
      title={name}
      level={3}
      actions={
        <Inline gap={1}>
          <IconButton aria-label={words.up(name)} isDisabled={before.length === 0} onPress={() => onMove(-1)}>
            <ArrowUp />
          </IconButton>
          <IconButton aria-label={words.down(name)} isDisabled={isLast} onPress={() => onMove(1)}>
            <ArrowDown />
          </IconButton>
          <IconButton aria-label={words.remove(name)} isDisabled={isOnly} onPress={onRemove}>
            <Trash2 />
          </IconButton>
        </Inline>
      }
    >
      <Stack gap={5}>
        <Grid columns="medium" gap={4}>
          <TextField
            label={words.text}
            isRequired
            maxLength={300}
            value={text}
            onChange={(value) => onChange({ ...question, text: value })}
          />
          <Select
            label={words.kind}
            options={isForChildren ? KINDS.filter(({ value }) => value !== 'text' || kind === 'text') : KINDS}
            value={kind}
            onChange={(value) => onChange({ ...question, kind: value })}
          />
        </Grid>
        {hasOptions(question) && (
          <TextArea
            label={words.options}
            description={words.optionsHint}
            isRequired
            rows={4}
            value={options}
            validate={optionsFault}
            onChange={(value) => onChange({ ...question, options: value })}
          />
        )}
        {conditions.length > 0 && (
          <Select
            label={words.condition}
            options={[
              { value: ALWAYS, label: words.always },
              ...conditions.map(({ value, label }) => ({ value, label })),
            ]}
            value={showIf === null ? ALWAYS : `${showIf.question}:${showIf.is}`}
            onChange={(value) =>
              onChange({ ...question, showIf: conditions.find((each) => each.value === value)?.showIf ?? null })
            }
          />
        )}
        <Checkbox isSelected={required} onChange={(is) => onChange({ ...question, required: is })}>
          {words.required}
        </Checkbox>
      </Stack>
    </Card>
  );
}
