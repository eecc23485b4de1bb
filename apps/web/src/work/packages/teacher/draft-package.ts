import type { ReadyPackage, TeacherPackage } from '@mashq/api/contract';
import { makeId } from '@mashq/state/platform/id';
import type { NewActivity } from '@mashq/state/work/packages';

export type ActivityKind = NewActivity['kind'];

/** An activity in the form. */
export interface DraftActivity {
  /** Of this form alone. */
  key: string;
  kind: ActivityKind;
  title: string;
  skills: { id: string; title: string }[];
  itemsPerSkill: number | null;
  rightNeeded: number | null;
}

/** The form's values. */
export interface DraftPackage {
  title: string;
  orderMode: 'sequential' | 'free';
  note: string;
  /** Groups of the class that it is for; none is the whole class. */
  groupIds: string[];
  /** Single children that it is for, who are not chosen here. */
  studentIds: string[];
  activities: DraftActivity[];
}

export const MAX_ACTIVITIES = 20;

export const emptyPackage = (): DraftPackage => ({
  title: '',
  orderMode: 'sequential',
  note: '',
  groupIds: [],
  studentIds: [],
  activities: [],
});

export const emptyActivity = (): DraftActivity => ({
  key: makeId(),
  kind: 'practice',
  title: '',
  skills: [],
  itemsPerSkill: 5,
  rightNeeded: 4,
});

function draftActivities(activities: ReadyPackage['activities']): DraftActivity[] {
  return activities.map(({ kind, title, skills, items_per_skill, right_needed }) => ({
    key: makeId(),
    kind,
    title,
    skills: skills.map(({ id, title: skill }) => ({ id, title: skill })),
    itemsPerSkill: items_per_skill === 0 ? null : items_per_skill,
    rightNeeded: right_needed,
  }));
}

/** The title and the activities of a ready-made package, for the form to change. */
export function fromReady({ title, activities }: ReadyPackage): Pick<DraftPackage, 'title' | 'activities'> {
  return { title, activities: draftActivities(activities) };
}

/** The values of a package that exists. */
export function draftOf(found: TeacherPackage): DraftPackage {
  const { title, order_mode: orderMode, note, target, groups, activities } = found;
  return {
    title,
    orderMode,
    note,
    groupIds: target === 'groups' ? groups.flatMap(({ group_id }) => group_id ?? []) : [],
    studentIds: target === 'students' ? groups.flatMap(({ student_ids }) => student_ids) : [],
    activities: draftActivities(activities),
  };
}

/** What the form does not show of a package that exists, and a change of its content must keep: its times. */
export function unchangedOf({ start_at: startAt, end_at: endDate }: TeacherPackage, now: number) {
  return {
    endDate,
    ...(Date.parse(startAt) > now && { startDate: startAt }),
  };
}

/** Every activity has what it needs, and one of them has questions. */
export function isComplete({ title, activities }: DraftPackage): boolean {
  return (
    title.trim() !== '' &&
    activities.some(({ kind }) => kind !== 'example') &&
    activities.every(
      (activity) =>
        activity.title.trim() !== '' &&
        activity.skills.length > 0 &&
        (activity.kind === 'example' || activity.itemsPerSkill !== null),
    )
  );
}

/** The package's content for a request. */
export function contentOf({ title, orderMode, note, groupIds, studentIds, activities }: DraftPackage) {
  return {
    groupIds,
    studentIds,
    title: title.trim(),
    orderMode,
    note,
    activities: activities.map((activity): NewActivity => {
      const { kind, title: name, skills, itemsPerSkill, rightNeeded } = activity;
      const isExample = kind === 'example';
      return {
        kind,
        title: name.trim(),
        // A worked example is of one skill.
        skillIds: (isExample ? skills.slice(0, 1) : skills).map(({ id }) => id),
        itemsPerSkill: isExample ? 0 : (itemsPerSkill ?? 0),
        rightNeeded: isExample ? null : rightNeeded,
      };
    }),
  };
}

/** The activities with one moved by a place, towards the start or the end. */
export function moved<Item>(items: readonly Item[], from: number, by: 1 | -1): Item[] {
  const to = from + by;
  const [one, other] = [items[from], items[to]];
  return one === undefined || other === undefined ? [...items] : items.with(from, other).with(to, one);
}
