import type { HomeworkSkill } from '@mashq/api/contract';
import { Button } from '@mashq/ui/actions/button';
import { Checkbox } from '@mashq/ui/forms/checkbox';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { newHomework } from '../../strings/teacher-new-homework.ts';

const words = newHomework;

export interface SkillLineProps {
  skill: HomeworkSkill;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onPreview: () => void;
}

/** A skill of the range: selected, deselected, or without questions yet. */
export function SkillLine({ skill, isChosen, onChoose, onPreview }: SkillLineProps) {
  const { title, lesson_title, first_page, last_page, available } = skill;
  const pages = words.pagesOf(formatNumber(first_page), formatNumber(last_page));
  return (
    <li>
      <Inline justify="between" align="start" isWrapping={false}>
        <Checkbox
          isSelected={isChosen}
          isDisabled={!available}
          onChange={onChoose}
          description={[lesson_title, pages, ...(available ? [] : [words.unavailable])].join('، ')}
        >
          {title}
        </Checkbox>
        {available && (
          <Button variant="quiet" size="small" aria-label={words.preview(title)} onPress={onPreview}>
            {words.previewShort}
          </Button>
        )}
      </Inline>
    </li>
  );
}
