import type { ApiError } from '@mashq/api/client';
import type { Grade, NewSurvey, SurveyRole } from '@mashq/api/contract';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Checkbox } from '@mashq/ui/forms/checkbox';
import { CheckboxGroup } from '@mashq/ui/forms/checkbox-group';
import { DatePicker } from '@mashq/ui/forms/date-picker';
import { Form } from '@mashq/ui/forms/form';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { TextArea } from '@mashq/ui/forms/text-area';
import { TextField } from '@mashq/ui/forms/text-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { formFaults } from '../../platform/forms/form-faults.ts';
import { adminSurveyWords } from '../strings/admin-surveys.ts';
import { contentOf, type DraftSurvey, questionsOf } from './draft-survey.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { QuestionList } from './QuestionList.tsx';
import { SchoolsField } from './SchoolsField.tsx';

const words = adminSurveyWords.form;

const ROLES = (Object.entries(adminSurveyWords.roles) as [SurveyRole, string][]).map(([value, label]) => ({
  value,
  label,
}));
const GRADES = ([3, 4, 5, 6] as const).map((grade) => ({
  value: String(grade),
  label: adminSurveyWords.detail.grade(formatNumber(grade)),
}));
const SKIPS = ['1', '2', '3'].map((value) => ({ value, label: formatNumber(Number(value)) }));

export interface SurveyFormProps {
  draft: DraftSurvey;
  onChange: (part: Partial<DraftSurvey>) => void;
  onSubmit: (survey: NewSurvey) => void;
  submitLabel: string;
  isPending: boolean;
  error: ApiError | null;
}

/** A survey as it is written: for whom, until when, and its questions. */
export function SurveyForm({ draft, onChange, onSubmit, submitLabel, isPending, error }: SurveyFormProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  const isForChildren = draft.roles.includes('STUDENT');
  const submit = () => {
    const content = contentOf(draft);
    if (content !== null) onSubmit(content);
  };
  return (
    <>
      <Form onSubmit={submit} failedTitle={words.failed} {...formFaults(error)}>
        <Card title={words.about}>
          <Stack gap={5}>
            <TextField
              name="title"
              label={adminSurveyWords.name}
              isRequired
              maxLength={120}
              value={draft.title}
              onChange={(title) => onChange({ title })}
            />
            <TextArea
              name="intro"
              label={words.intro}
              isOptional
              maxLength={600}
              value={draft.intro}
              onChange={(intro) => onChange({ intro })}
            />
          </Stack>
        </Card>
        <Card title={words.people}>
          <Stack gap={5}>
            <CheckboxGroup
              name="roles"
              label={adminSurveyWords.rolesLabel}
              isRequired
              validityMessages={{ valueMissing: words.roleMissing }}
              options={ROLES}
              value={draft.roles}
              onChange={(roles) => onChange({ roles })}
            />
            {isForChildren && (
              <CheckboxGroup
                name="grades"
                label={words.grades}
                description={words.gradesHint}
                options={GRADES}
                value={draft.grades.map(String)}
                onChange={(grades) => onChange({ grades: grades.map((grade) => Number(grade) as Grade).sort() })}
              />
            )}
            <SchoolsField value={draft.schools} onChange={(schools) => onChange({ schools })} />
            <Checkbox isSelected={draft.anonymous} onChange={(anonymous) => onChange({ anonymous })}>
              {words.anonymous}
            </Checkbox>
          </Stack>
        </Card>
        <Card title={words.when}>
          <Stack gap={5}>
            <Grid columns="medium" gap={4}>
              <DatePicker
                name="from"
                label={words.from}
                description={words.fromHint}
                isOptional
                value={draft.from}
                onChange={(from) => onChange({ from })}
              />
              <DatePicker
                name="to"
                label={words.to}
                description={words.toHint}
                isRequired
                validityMessages={{ valueMissing: words.dayMissing }}
                value={draft.to}
                onChange={(to) => onChange({ to })}
              />
            </Grid>
            <SegmentedControl
              label={words.skips}
              options={SKIPS}
              value={String(draft.maxSkips)}
              onChange={(times) => onChange({ maxSkips: Number(times) })}
            />
          </Stack>
        </Card>
        <QuestionList
          questions={draft.questions}
          isForChildren={isForChildren}
          onChange={(questions) => onChange({ questions })}
        />
        <Inline gap={3}>
          <Button type="submit" isPending={isPending}>
            {submitLabel}
          </Button>
          <Button variant="secondary" onPress={() => setPreviewed(true)}>
            {words.preview}
          </Button>
        </Inline>
      </Form>
      {isPreviewed && (
        <PreviewDialog
          title={draft.title}
          intro={draft.intro}
          questions={questionsOf(draft)}
          onClose={() => setPreviewed(false)}
        />
      )}
    </>
  );
}
