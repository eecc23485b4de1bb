import { useBook } from '@mashq/state/reports/dashboard';
import { NumberField } from '@mashq/ui/forms/number-field';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Select } from '@mashq/ui/forms/select';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { ChoiceFailure } from '../../../platform/loading/ChoiceFailure.tsx';
import { newHomework } from '../../strings/teacher-new-homework.ts';
import type { DraftHomework } from './draft-homework.ts';

const words = newHomework;
const KINDS = [
  { value: 'pages' as const, label: words.kinds.pages },
  { value: 'sections' as const, label: words.kinds.sections },
];

export interface BookRangeFieldsProps {
  draft: DraftHomework;
  onChange: (part: Partial<DraftHomework>) => void;
}

/** A range of pages or lessons. An invalid range is reported by the skill list, with the reason. */
export function BookRangeFields({ draft, onChange }: BookRangeFieldsProps) {
  const { kind, first, last, schoolClass } = draft;
  const book = useBook(schoolClass.grade);
  const sections = (book.data?.chapters ?? []).map(({ title, sections: lessons }) => ({
    title,
    options: lessons.map(({ number, title: lesson }) => ({
      value: String(number),
      label: words.section(formatNumber(number), lesson),
    })),
  }));
  const section = (value: number | null) => (value === null ? null : String(value));
  return (
    <>
      <SegmentedControl
        label={words.kind}
        {...(book.data && { description: words.book(book.data.title, formatNumber(book.data.last_page)) })}
        options={KINDS}
        value={kind}
        onChange={(value) => onChange({ kind: value, first: null, last: null, without: [] })}
      />
      {kind === 'pages' ? (
        <Grid columns="narrow" gap={4}>
          <NumberField
            label={words.firstPage}
            name="firstPage"
            value={first}
            onChange={(value) => onChange({ first: value })}
            minValue={0}
            hasNoSteppers
            isRequired
          />
          <NumberField
            label={words.lastPage}
            name="lastPage"
            value={last}
            onChange={(value) => onChange({ last: value })}
            minValue={0}
            hasNoSteppers
            isRequired
          />
        </Grid>
      ) : (
        <Grid columns="medium" gap={4}>
          <ChoiceFailure query={book} />
          <Select
            label={words.firstSection}
            name="firstSection"
            options={sections}
            value={section(first)}
            onChange={(value) => onChange({ first: Number(value) })}
            isRequired
          />
          <Select
            label={words.lastSection}
            name="lastSection"
            options={sections}
            value={section(last)}
            onChange={(value) => onChange({ last: Number(value) })}
            isRequired
          />
        </Grid>
      )}
    </>
  );
}
