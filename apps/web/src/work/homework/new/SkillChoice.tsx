import type { HomeworkSkill } from '@mashq/api/contract';
import type { useRangeSkills } from '@mashq/state/work/homework';
import type { BookRange } from '@mashq/state/work/teacher-keys';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { newHomework } from '../../strings/teacher-new-homework.ts';
import type { DraftHomework } from './draft-homework.ts';
import type { DueSkill } from './ReviewChoice.tsx';
import { SkillLine } from './SkillLine.tsx';

const words = newHomework;
const previewDialog = lazyComponent(() => import('../../../questions/preview/PreviewDialog.tsx'), 'PreviewDialog');

export interface SkillChoiceProps {
  range: BookRange | null;
  skills: ReturnType<typeof useRangeSkills>;
  draft: DraftHomework;
  chosen: readonly string[];
  /** Skills that come back beside them, where the homework is mixed. */
  due: readonly DueSkill[];
  onChange: (part: Partial<DraftHomework>) => void;
}

/** The skills of the range, with a preview question of each. */
export function SkillChoice({ range, skills, draft, chosen, due, onChange }: SkillChoiceProps) {
  const { data, error, isFetching } = skills;
  const isListed = range !== null && !error && data !== undefined;
  return (
    <Card title={words.skills} {...(isListed && { subtitle: totalOf({ draft, chosen, due }) })}>
      <div role="status" aria-busy={isFetching}>
        {range === null && <p>{words.skillsWait}</p>}
        {range !== null && error && <Alert tone="warning">{error.detail}</Alert>}
      </div>
      {range !== null && !error && data === undefined && <Skeleton shape="text" lines={5} />}
      {isListed && <SkillList skills={data} draft={draft} onChange={onChange} />}
    </Card>
  );
}

/** How many questions each student gets, those that come back among them. */
function totalOf({ draft, chosen, due }: Pick<SkillChoiceProps, 'draft' | 'chosen' | 'due'>): string {
  if (chosen.length === 0) return words.noneChosen;
  const reviews = draft.isMixed ? due.reduce((sum, { items }) => sum + items, 0) : 0;
  const total = words.chosen(
    formatNumber(chosen.length),
    formatNumber(chosen.length * (draft.itemsPerSkill ?? 0) + reviews),
  );
  return reviews === 0 ? total : `${total}${words.mixed.among(formatNumber(reviews))}`;
}

interface SkillListProps extends Pick<SkillChoiceProps, 'draft' | 'onChange'> {
  skills: readonly HomeworkSkill[];
}

function SkillList({ skills, draft, onChange }: SkillListProps) {
  const [previewed, setPreviewed] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const choose = (skillId: string, isChosen: boolean) => {
    const others = draft.without.filter((one) => one !== skillId);
    onChange({ without: isChosen ? others : [...others, skillId] });
  };
  return (
    <>
      <Stack as="ul" gap={2}>
        {skills.map((skill) => (
          <SkillLine
            key={skill.id}
            skill={skill}
            isChosen={skill.available && !draft.without.includes(skill.id)}
            onChoose={(isChosen) => choose(skill.id, isChosen)}
            onPreview={() => {
              setPreviewed(skill.id);
              setOpen(true);
            }}
          />
        ))}
      </Stack>
      {previewed !== undefined && (
        <OptionalBoundary>
          <previewDialog.Component skillId={previewed} isOpen={isOpen} onOpenChange={setOpen} />
        </OptionalBoundary>
      )}
    </>
  );
}
