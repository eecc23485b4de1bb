import type { Grade } from '@mashq/api/contract';
import { useBook } from '@mashq/state/reports/dashboard';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Card } from '@mashq/ui/data/card';
import { NumberField } from '@mashq/ui/forms/number-field';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Select } from '@mashq/ui/forms/select';
import { TextField } from '@mashq/ui/forms/text-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { ChoiceFailure } from '../../../platform/loading/ChoiceFailure.tsx';
import { ItemsField } from '../../assigned/fields.tsx';
import { newPackage } from '../../strings/teacher-packages.ts';
import type { ActivityKind, DraftActivity } from './draft-package.ts';

const words = newPackage;
const KINDS = (Object.entries(words.kinds) as [ActivityKind, string][]).map(([value, label]) => ({ value, label }));

export interface ActivityFieldsProps {
  activity: DraftActivity;
  /** From 1. */
  number: number;
  grade: Grade;
  isFirst: boolean;
  isLast: boolean;
  onChange: (activity: DraftActivity) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One activity of a new package: what it is, of which skill, and when it is completed. */
export function ActivityFields(props: ActivityFieldsProps) {
  const { activity, number, grade, isFirst, isLast, onChange, onMove, onRemove } = props;
  const { kind, title, skills, itemsPerSkill, rightNeeded } = activity;
  const name = words.activity(formatNumber(number));
  const isExample = kind === 'example';
  return (
    <Card
      title={title === '' ? name : `${name}: ${title}`}
      level={3}
      actions={
        <Inline gap={1}>
          <IconButton aria-label={words.up(name)} isDisabled={isFirst} onPress={() => onMove(-1)}>
            <ArrowUp />
          </IconButton>
          <IconButton aria-label={words.down(name)} isDisabled={isLast} onPress={() => onMove(1)}>
            <ArrowDown />
          </IconButton>
          <IconButton aria-label={words.remove(name)} onPress={onRemove}>
            <Trash2 />
          </IconButton>
        </Inline>
      }
    >
      <Stack gap={5}>
        <SegmentedControl
          label={words.kind}
          options={KINDS}
          value={kind}
          onChange={(value) => onChange({ ...activity, kind: value })}
        />
        <Grid columns="medium" gap={4}>
          <TextField
            label={words.name}
            maxLength={120}
            value={title}
            onChange={(value) => onChange({ ...activity, title: value })}
            isRequired
          />
          <SkillSelect grade={grade} skills={skills} onChange={(value) => onChange({ ...activity, skills: value })} />
        </Grid>
        {skills.length > 1 && <p>{words.skills(skills.map((skill) => skill.title).join('، '))}</p>}
        {!isExample && (
          <Grid columns="medium" gap={4}>
            <ItemsField
              label={words.items}
              value={itemsPerSkill}
              onChange={(value) => onChange({ ...activity, itemsPerSkill: value })}
            />
            <NumberField
              label={words.right}
              description={words.rightHint}
              value={rightNeeded}
              onChange={(value) => onChange({ ...activity, rightNeeded: value })}
              minValue={1}
              maxValue={Math.max(1, (itemsPerSkill ?? 1) * Math.max(1, skills.length))}
              isOptional
            />
          </Grid>
        )}
      </Stack>
    </Card>
  );
}

interface SkillSelectProps {
  grade: Grade;
  skills: DraftActivity['skills'];
  onChange: (skills: DraftActivity['skills']) => void;
}

/** The skill of an activity; one that came from a ready-made package may have several until another is chosen. */
function SkillSelect({ grade, skills, onChange }: SkillSelectProps) {
  const book = useBook(grade);
  const chapters = (book.data?.chapters ?? []).map(({ title, sections }) => ({
    title,
    options: sections
      .flatMap((section) => section.skills)
      .filter(({ available }) => available)
      .map(({ id: value, title: label }) => ({ value, label })),
  }));
  const titles = new Map(chapters.flatMap(({ options }) => options.map(({ value, label }) => [value, label])));
  return (
    <>
      <Select
        label={words.skill}
        options={chapters.filter(({ options }) => options.length > 0)}
        value={skills[0]?.id ?? null}
        onChange={(id) => {
          const title = titles.get(id);
          if (title !== undefined) onChange([{ id, title }]);
        }}
        isRequired
      />
      <ChoiceFailure query={book} />
    </>
  );
}
