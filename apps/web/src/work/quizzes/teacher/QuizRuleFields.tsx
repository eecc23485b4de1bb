import { Card } from '@mashq/ui/data/card';
import { Checkbox } from '@mashq/ui/forms/checkbox';
import { NumberField } from '@mashq/ui/forms/number-field';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { Select } from '@mashq/ui/forms/select';
import { Stack } from '@mashq/ui/layout/stack';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import type { DraftQuiz, Method, Navigation, Release } from './draft-quiz.ts';

const words = teacherQuiz.form;

function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
}

const METHODS = optionsOf<Method>(words.methods);
const NAVIGATIONS = optionsOf<Navigation>(words.navigations);
const RELEASES = optionsOf<Release>(words.releases);
const SHOWN = [
  { field: 'marks', label: words.marks },
  { field: 'right_answers', label: words.rightAnswers },
  { field: 'solutions', label: words.solutions },
] as const;

/** The rules among the values of a form. */
export type QuizRules = Pick<DraftQuiz, 'tries' | 'method' | 'grace' | 'navigation' | 'shuffle' | 'release' | 'shows'>;

export interface QuizRuleFieldsProps {
  draft: QuizRules;
  /** A child has begun: only tries and results may change. */
  isBegun?: boolean;
  onChange: (part: Partial<QuizRules>) => void;
}

/** Tries, navigation, grace, and when and what is shown of results. */
export function QuizRuleFields({ draft, isBegun = false, onChange }: QuizRuleFieldsProps) {
  return (
    <Card title={words.rules}>
      <Stack gap={5}>
        <NumberField
          label={words.tries}
          value={draft.tries}
          onChange={(tries) => onChange({ tries })}
          minValue={1}
          maxValue={10}
          isRequired
        />
        {(draft.tries ?? 1) > 1 && (
          <Select
            label={words.method}
            options={METHODS}
            value={draft.method}
            onChange={(method) => onChange({ method })}
            isRequired
            isDisabled={isBegun}
          />
        )}
        <NumberField
          label={words.grace}
          description={words.graceHint}
          value={draft.grace}
          onChange={(grace) => onChange({ grace })}
          minValue={0}
          maxValue={60}
          isRequired
          isDisabled={isBegun}
        />
        <RadioGroup
          label={words.navigation}
          options={NAVIGATIONS}
          value={draft.navigation}
          isDisabled={isBegun}
          onChange={(navigation) => onChange({ navigation })}
        />
        <Checkbox isDisabled={isBegun} isSelected={draft.shuffle} onChange={(shuffle) => onChange({ shuffle })}>
          {words.shuffle}
        </Checkbox>
        <RadioGroup
          label={words.release}
          description={words.releaseHint}
          options={RELEASES}
          value={draft.release}
          onChange={(release) => onChange({ release })}
        />
        <Stack gap={2}>
          <strong>{words.shows}</strong>
          {SHOWN.map(({ field, label }) => (
            <Checkbox
              key={field}
              isSelected={draft.shows[field]}
              onChange={(isShown) => onChange({ shows: { ...draft.shows, [field]: isShown } })}
            >
              {label}
            </Checkbox>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
