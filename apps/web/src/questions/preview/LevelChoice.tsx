import type { Level } from '@mashq/curriculum/model';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { formatDigits } from '@mashq/ui/i18n';
import { preview } from '../strings/teacher-preview.ts';

const LEVELS = [1, 2, 3, 4] as const satisfies readonly Level[];

export interface LevelChoiceProps {
  /** Level of the question shown; undefined while one loads. */
  shown: Level | undefined;
  asked: Level | undefined;
  onChange: (level: Level) => void;
}

/** Level of the preview question, 1 to 4. If the skill lacks the level, its own level is used and a note says so. */
export function LevelChoice({ shown, asked, onChange }: LevelChoiceProps) {
  const isMissing = asked !== undefined && shown !== undefined && shown !== asked;
  const value = asked ?? shown;
  return (
    <SegmentedControl
      label={preview.level}
      options={LEVELS.map((level) => ({ value: String(level), label: formatDigits(level) }))}
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => {
        const level = LEVELS.find((each) => String(each) === chosen);
        if (level !== undefined) onChange(level);
      }}
      description={isMissing ? preview.missingLevel(formatDigits(asked), formatDigits(shown)) : undefined}
    />
  );
}
