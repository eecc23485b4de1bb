import { shareReviews } from '@mashq/api/review-share';
import { useRangeSkills, useReviewSkills } from '@mashq/state/work/homework';
import { Card } from '@mashq/ui/data/card';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import type { ReactNode } from 'react';
import { useDebouncedValue } from '../../../platform/forms/use-debounced-value.ts';
import type { ViewPart } from '../../assigned/student-view/StudentView.tsx';
import { StudentViewButton, StudentViewCard } from '../../assigned/student-view/StudentViewPlaces.tsx';
import { useWhom, viewFacts } from '../../assigned/student-view/view-facts.ts';
import { studentView } from '../../strings/student-view.ts';
import { newHomework } from '../../strings/teacher-new-homework.ts';
import { BookRangeFields } from './BookRangeFields.tsx';
import { ClassTimes } from './ClassTimes.tsx';
import { chosenOthers, contentOf, type DraftClass, type DraftHomework, rangeOf } from './draft-homework.ts';
import { HomeworkSettingsFields } from './HomeworkSettingsFields.tsx';
import { type DueSkill, ReviewChoice } from './ReviewChoice.tsx';
import { SkillChoice } from './SkillChoice.tsx';

const words = newHomework;

type ChangeHomework = (part: Partial<DraftHomework>) => void;

export interface HomeworkFieldsState {
  /** What the server gets; null while something is missing. */
  content: ReturnType<typeof contentOf> | null;
  /** The range is complete and no skill is chosen. */
  hasNoSkill: boolean;
  fields: Omit<HomeworkFieldsProps, 'classes' | 'actions'>;
}

/** The skills that the values of a homework's form lead to, and what its fields are given. */
export function useHomeworkFields(draft: DraftHomework, onChange: ChangeHomework): HomeworkFieldsState {
  const range = useDebouncedValue(rangeOf(draft));
  const skills = useRangeSkills(range);
  const available = skills.error ? [] : (skills.data ?? []).filter((skill) => skill.available);
  const chosen = available.filter((skill) => !draft.without.includes(skill.id)).map((skill) => skill.id);

  const reviews = useReviewSkills(draft.schoolClass.id);
  const freshItems = chosen.length * (draft.itemsPerSkill ?? 0);
  const due = shareReviews(
    (reviews.data ?? []).filter((skill) => !chosen.includes(skill.id)),
    freshItems,
  );
  const reviewSkillIds = draft.isMixed ? due.map((skill) => skill.id) : [];
  const hasTimes = [draft, ...draft.others].every(({ startDate, endDate }) => startDate !== '' && endDate !== '');
  const isReady = range !== null && chosen.length > 0 && hasTimes;
  return {
    content: isReady ? contentOf(draft, range, { skillIds: chosen, reviewSkillIds }) : null,
    hasNoSkill: rangeOf(draft) !== null && chosen.length === 0,
    fields: {
      draft,
      range,
      skills,
      chosen,
      due,
      onChange,
    },
  };
}

export interface HomeworkFieldsProps {
  draft: DraftHomework;
  range: ReturnType<typeof rangeOf>;
  skills: ReturnType<typeof useRangeSkills>;
  /** Skills of the range that the homework has. */
  chosen: readonly string[];
  /** Skills that would come back for review. */
  due: readonly DueSkill[];
  onChange: ChangeHomework;
  /** The classes to choose from; one or none, and there is no choice. */
  classes: readonly DraftClass[];
  /** Buttons at the end. */
  actions: ReactNode;
}

/** What students will see of the homework; nothing until it has skills. */
function useViewParts({ draft, skills, chosen, due, classes }: HomeworkFieldsProps): ViewPart[] {
  const own = useWhom(draft.schoolClass.id, draft.groupIds, draft.studentIds);
  const shown = (skills.data ?? []).filter(({ id }) => chosen.includes(id));
  if (shown.length === 0) return [];
  const others = chosenOthers(draft, classes).length;
  const whom = others === 0 ? own : studentView.others(own, formatNumber(others));
  const fresh = chosen.length * (draft.itemsPerSkill ?? 0);
  const reviews = draft.isMixed ? due.reduce((sum, { items }) => sum + items, 0) : 0;
  const all = studentView.questions(formatNumber(fresh + reviews));
  const amount = reviews === 0 ? all : `${all}؛ ${studentView.ofBook(formatNumber(fresh), formatNumber(reviews))}`;
  const times = { from: draft.startDate, until: draft.endDate };
  return [{ id: 'homework', name: '', skills: shown, facts: viewFacts(whom, times, amount) }];
}

/** The fields of a homework: where it comes from in the book, which skills, and the details; beside them what students will see. */
export function HomeworkFields(props: HomeworkFieldsProps) {
  const { draft, range, skills, chosen, due, onChange, classes, actions } = props;
  const parts = useViewParts(props);
  return (
    <Stack gap={6}>
      <Grid columns="mainAside" align="start">
        <Stack gap={6}>
          <Card title={words.range}>
            <Stack gap={5}>
              {classes.length > 1 && (
                <SegmentedControl
                  label={words.class}
                  options={classes.map(({ id: value, title: label }) => ({ value, label }))}
                  value={draft.schoolClass.id}
                  onChange={(value) => {
                    const schoolClass = classes.find((one) => one.id === value);
                    if (schoolClass) onChange({ schoolClass, without: [], groupIds: [], others: [] });
                  }}
                />
              )}
              <BookRangeFields draft={draft} onChange={onChange} />
            </Stack>
          </Card>
          <SkillChoice range={range} skills={skills} draft={draft} chosen={chosen} due={due} onChange={onChange} />
          {chosen.length > 0 && due.length > 0 && <ReviewChoice skills={due} draft={draft} onChange={onChange} />}
          <StudentViewButton parts={parts} />
          <HomeworkSettingsFields draft={draft} onChange={onChange} />
        </Stack>
        <StudentViewCard parts={parts} />
      </Grid>
      <ClassTimes draft={draft} classes={classes} chosen={chosen} onChange={onChange} />
      {actions}
    </Stack>
  );
}
