import type { SchoolClass } from '@mashq/api/contract';
import { useBook } from '@mashq/state/reports/dashboard';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { MultiSelect } from '@mashq/ui/forms/multi-select';
import { NumberField } from '@mashq/ui/forms/number-field';
import { Select } from '@mashq/ui/forms/select';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { RefreshCw } from 'lucide-react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { printWords } from '../strings/teacher-print.ts';
import type { readChoice } from './print-options.ts';

const words = printWords;
const MAX_SKILLS = 30;

export interface WorksheetContentFieldsProps {
  classes: readonly SchoolClass[];
  schoolClass: SchoolClass;
  choice: Omit<ReturnType<typeof readChoice>, 'classId'>;
  onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** Class, skills of its book, and the questions of each. */
export function WorksheetContentFields({ classes, schoolClass, choice, onChange }: WorksheetContentFieldsProps) {
  const book = useBook(schoolClass.grade);
  const { skillIds, itemsPerSkill, seed } = choice;
  return (
    <Card title={words.skills}>
      <QueryBoundary query={book} skeleton={<Skeleton shape="text" lines={4} />}>
        {({ chapters }) => (
          <Stack gap={4}>
            <MultiSelect
              label={words.addSkills}
              options={chapters
                .flatMap(({ sections }) => sections.flatMap(({ skills }) => skills))
                .filter(({ available }) => available)
                .map(({ id: value, title: label }) => ({ value, label }))}
              value={skillIds}
              onChange={(ids) => onChange({ skills: ids.slice(0, MAX_SKILLS).join(',') })}
            />
            <Grid columns="wide" gap={4}>
              {classes.length > 1 && (
                <Select
                  label={words.class}
                  options={classes.map(({ id: value, title: label }) => ({ value, label }))}
                  value={schoolClass.id}
                  // Another class may have another book.
                  onChange={(id) => onChange({ class: id, skills: '' })}
                />
              )}
              <NumberField
                label={words.items}
                value={itemsPerSkill}
                minValue={1}
                maxValue={10}
                onChange={(items) => items !== null && onChange({ items: String(items) })}
              />
            </Grid>
            <div>
              <Button
                variant="secondary"
                icon={<RefreshCw size="1.2em" />}
                isDisabled={skillIds.length === 0}
                onPress={() => onChange({ seed: String(seed + 1) })}
              >
                {words.another}
              </Button>
            </div>
          </Stack>
        )}
      </QueryBoundary>
    </Card>
  );
}
