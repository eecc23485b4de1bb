import type { SurveyAnswer, SurveyQuestion } from '@mashq/api/contract';
import { CheckboxGroup } from '@mashq/ui/forms/checkbox-group';
import { FacesRating } from '@mashq/ui/forms/faces-rating';
import { NumberField } from '@mashq/ui/forms/number-field';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { TextArea } from '@mashq/ui/forms/text-area';
import { surveyWords } from './strings/survey.ts';

type Value = SurveyAnswer['value'];

export interface SurveyFieldProps {
  question: SurveyQuestion;
  value: Value | undefined;
  onChange: (value: Value) => void;
  errorMessage?: string | undefined;
}

const MAX_LETTERS = 1000;

/** The field of one question, by its kind. */
export function SurveyField({ question, value, onChange, errorMessage }: SurveyFieldProps) {
  const { text, kind, options, required } = question;
  const shared = { label: text, isOptional: !required, ...(errorMessage !== undefined && { errorMessage }) };
  const number = typeof value === 'number' ? value : null;
  const numbered = (words: readonly string[], from: number) =>
    words.map((label, index) => ({ value: String(index + from), label }));
  switch (kind) {
    case 'faces':
      return <FacesRating {...shared} faces={surveyWords.faces} value={number} onChange={onChange} />;
    case 'single':
    case 'scale5':
      return (
        <RadioGroup
          {...shared}
          options={kind === 'single' ? numbered(options, 0) : numbered(surveyWords.scale, 1)}
          value={number === null ? null : String(number)}
          onChange={(chosen) => onChange(Number(chosen))}
        />
      );
    case 'multi':
      return (
        <CheckboxGroup
          {...shared}
          options={numbered(options, 0)}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={(chosen) => onChange(chosen.map(Number).sort((a, b) => a - b))}
        />
      );
    case 'number':
      return <NumberField {...shared} value={number} onChange={(next) => onChange(next ?? '')} />;
    case 'text':
      return (
        <TextArea
          {...shared}
          value={typeof value === 'string' ? value : ''}
          maxLength={MAX_LETTERS}
          onChange={onChange}
        />
      );
  }
}
