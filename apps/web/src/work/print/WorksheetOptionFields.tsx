import { NumberField } from '@mashq/ui/forms/number-field';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Switch } from '@mashq/ui/forms/switch';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import type { WorkSpace } from '@mashq/ui/print/worksheet';
import { printWords } from '../strings/teacher-print.ts';
import type { PrintOptions } from './print-options.ts';

const words = printWords;
const SPACES = (['none', 'small', 'large'] as const satisfies readonly WorkSpace[]).map((value) => ({
  value,
  label: words.spaces[value],
}));
const FIRST_VARIANTS = 2;

export interface WorksheetOptionFieldsProps {
  options: PrintOptions;
  onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** For whom, with how much room to work, with or without the key. */
export function WorksheetOptionFields({
  options: { variants, workSpace, hasKey },
  onChange,
}: WorksheetOptionFieldsProps) {
  return (
    <Stack gap={4}>
      <Grid columns="wide" gap={4}>
        <SegmentedControl
          label={words.for}
          options={[
            { value: 'students', label: words.students },
            { value: 'variants', label: words.variants },
          ]}
          value={variants === undefined ? 'students' : 'variants'}
          onChange={(value) => onChange({ variants: value === 'students' ? '' : String(FIRST_VARIANTS) })}
        />
        {variants !== undefined && (
          <NumberField
            label={words.count}
            value={variants}
            minValue={1}
            maxValue={50}
            onChange={(count) => count !== null && onChange({ variants: String(count) })}
          />
        )}
        <SegmentedControl
          label={words.space}
          options={SPACES}
          value={workSpace}
          onChange={(value) => onChange({ space: value === 'small' ? '' : value })}
        />
      </Grid>
      <Switch isSelected={hasKey} onChange={(isOn) => onChange({ key: isOn ? '' : 'no' })}>
        {words.key}
      </Switch>
    </Stack>
  );
}
