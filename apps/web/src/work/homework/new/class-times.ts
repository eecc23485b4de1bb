import { formatDeadline } from '@mashq/ui/i18n';
import { newHomework } from '../../strings/teacher-new-homework.ts';
import { chosenOthers, type DraftClass, type DraftHomework } from './draft-homework.ts';

const { others: words } = newHomework;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When a class begins, and until when; null begins at once, an empty text is no moment. */
export type Times = Pick<DraftHomework, 'startDate' | 'endDate'>;

export const timesOf = ({ startDate, endDate }: Times): Times => ({ startDate, endDate });

const isMissing = ({ startDate, endDate }: Times) => startDate === '' || endDate === '';

const lengthOf = ({ startDate, endDate }: Times, now: number) =>
  Date.parse(endDate) - (startDate === null ? now : Date.parse(startDate));

/** How long a class has, in whole days and hours; undefined where a time is missing or the end lies before the start. */
export function lengthText(times: Times, now: number = Date.now()): string | undefined {
  if (isMissing(times)) return undefined;
  // The last minute of a day is its end.
  const length = lengthOf(times, now) + MINUTE;
  if (length < HOUR) return undefined;
  return words.length(Math.floor(length / DAY), Math.floor((length % DAY) / HOUR));
}

/** The deadline at its own hour on a day after the start, where it lies before it; else undefined. */
export function laterDeadline(times: Times, now: number = Date.now()): string | undefined {
  if (isMissing(times) || lengthOf(times, now) > 0) return undefined;
  const missing = Math.floor(-lengthOf(times, now) / DAY) + 1;
  // As long as is usual for a homework.
  return new Date(Date.parse(times.endDate) + (missing + 2) * DAY).toISOString();
}

/** The draft without the class of its form: the first of the others takes its place. */
export function withoutClass(draft: DraftHomework, classes: readonly DraftClass[]): Partial<DraftHomework> {
  const [next, ...others] = chosenOthers(draft, classes);
  const schoolClass = classes.find(({ id }) => id === next?.classId);
  if (next === undefined || schoolClass === undefined) return {};
  return { schoolClass, startDate: next.startDate, endDate: next.endDate, others };
}

/** Each class with its times, that of the form first. */
export function classesWithTimes(draft: DraftHomework, classes: readonly DraftClass[]) {
  const { schoolClass, startDate, endDate } = draft;
  const titles = new Map(classes.map(({ id, title }) => [id, title]));
  return [
    { title: schoolClass.title, startDate, endDate },
    ...chosenOthers(draft, classes).map((one) => ({ title: titles.get(one.classId) ?? '', ...timesOf(one) })),
  ];
}

/** When it goes out, in one line for all classes, and class by class where they differ. */
export function whenText(draft: DraftHomework, classes: readonly DraftClass[]): { title: string; text?: string } {
  const all = classesWithTimes(draft, classes);
  const startText = (start: string | null) => (start === null ? words.now : formatDeadline(start, Date.now(), true));
  const starts = all.filter(({ startDate }) => startDate !== '').map(({ startDate }) => startDate);
  const [first] = starts.includes(null) ? [null] : starts.toSorted();
  if (first === undefined) return { title: words.noStart };
  const title = words.goes(startText(first));
  if (all.length === 1) return { title };
  return {
    title,
    text: all
      .map((one) => `${one.title} ${one.startDate === '' ? words.noStart : startText(one.startDate)}`)
      .join('، '),
  };
}

/** What is still missing before it can be sent, each in a few words. */
export function missingIn(
  draft: DraftHomework,
  classes: readonly DraftClass[],
  { hasRange, hasNoSkill }: { readonly hasRange: boolean; readonly hasNoSkill: boolean },
): string[] {
  const all = classesWithTimes(draft, classes);
  const nameOf = (label: string, title: string) => (all.length === 1 ? label : `${label} ${title}`);
  return [
    ...(hasRange ? [] : [words.missing.range]),
    ...(hasRange && hasNoSkill ? [words.missing.skill] : []),
    ...all.flatMap(({ title, ...times }) => [
      ...(times.startDate === '' ? [nameOf(words.missing.start, title)] : []),
      ...(times.endDate === '' || laterDeadline(times) !== undefined ? [nameOf(words.missing.deadline, title)] : []),
    ]),
  ];
}
