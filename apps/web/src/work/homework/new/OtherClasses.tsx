import { makeId } from '@mashq/state/platform/id';
import { Card } from '@mashq/ui/data/card';
import { Checkbox } from '@mashq/ui/forms/checkbox';
import { Stack } from '@mashq/ui/layout/stack';
import { MomentField, StartField } from '../../assigned/time-fields.tsx';
import { newHomework } from '../../strings/teacher-new-homework.ts';
import { type DraftClass, type DraftHomework, otherClasses } from './draft-homework.ts';

const words = newHomework.others;

export interface OtherClassesProps {
  draft: DraftHomework;
  classes: readonly DraftClass[];
  onChange: (part: Partial<DraftHomework>) => void;
}

/** Further classes of the grade that get the same homework, each with its own start and deadline. */
export function OtherClasses({ draft, classes, onChange }: OtherClassesProps) {
  const offered = otherClasses(draft, classes);
  const { others, startDate, endDate } = draft;
  if (offered.length === 0) return null;
  const change = (classId: string, part: Partial<DraftHomework['others'][number]>) =>
    onChange({ others: others.map((one) => (one.classId === classId ? { ...one, ...part } : one)) });
  return (
    <Card title={words.title} subtitle={words.subtitle}>
      <Stack gap={5}>
        {offered.map(({ id: classId, title }) => {
          const place = others.findIndex((one) => one.classId === classId);
          const other = others[place];
          return (
            <Stack key={classId} gap={4}>
              <Checkbox
                isSelected={other !== undefined}
                onChange={(isChosen) =>
                  onChange({
                    others: isChosen
                      ? [...others, { id: makeId(), classId, startDate, endDate }]
                      : others.filter((one) => one.classId !== classId),
                  })
                }
              >
                {title}
              </Checkbox>
              {other !== undefined && (
                <>
                  <StartField
                    label={words.start(title)}
                    value={other.startDate}
                    onChange={(start) => change(classId, { startDate: start })}
                  />
                  <MomentField
                    label={words.deadline(title)}
                    // The first class of the request is the one of the form.
                    name={`classes.${place + 1}`}
                    value={other.endDate}
                    after={other.startDate}
                    onChange={(end) => change(classId, { endDate: end })}
                  />
                </>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
