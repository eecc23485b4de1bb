import { shareReviews } from '@mashq/api/review-share';
import { makeId } from '@mashq/state/platform/id';
import { useReviewSkills } from '@mashq/state/work/homework';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Checkbox } from '@mashq/ui/forms/checkbox';
import { formatDeadline, formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { MomentField, StartField } from '../../assigned/time-fields.tsx';
import { newHomework } from '../../strings/teacher-new-homework.ts';
import * as css from './ClassTimes.css.ts';
import { laterDeadline, lengthText, type Times, timesOf, withoutClass } from './class-times.ts';
import { type DraftClass, type DraftHomework, otherClasses } from './draft-homework.ts';

const words = newHomework.others;

export interface ClassTimesProps {
  draft: DraftHomework;
  classes: readonly DraftClass[];
  /** Skills of the range that the homework has. */
  chosen: readonly string[];
  onChange: (part: Partial<DraftHomework>) => void;
}

/**
 * For which classes and when: the class of the form, further classes of its grade with times of their own, and the classes of other
 * grades, whose book is another one.
 */
export function ClassTimes({ draft, classes, chosen, onChange }: ClassTimesProps) {
  const { schoolClass, others, startDate, endDate } = draft;
  const offered = otherClasses(draft, classes);
  const ofOtherBooks = classes.filter(({ grade }) => grade !== schoolClass.grade);
  const change = (classId: string, part: Partial<Times>) =>
    onChange({ others: others.map((one) => (one.classId === classId ? { ...one, ...part } : one)) });
  const isOne = others.length === 0;
  return (
    <Card title={words.title} {...(offered.length > 0 && { subtitle: words.subtitle })}>
      <div>
        <div className={css.row}>
          <Stack gap={2}>
            {offered.length === 0 ? (
              <strong>{schoolClass.title}</strong>
            ) : (
              <Checkbox isSelected isDisabled={isOne} onChange={() => onChange(withoutClass(draft, classes))}>
                {schoolClass.title}
              </Checkbox>
            )}
            <Gets draft={draft} classId={schoolClass.id} chosen={chosen} />
          </Stack>
          <TimesFields
            {...(!isOne && { title: schoolClass.title })}
            times={{ startDate, endDate }}
            name="endDate"
            onChange={onChange}
          />
        </div>
        {offered.map(({ id: classId, title }) => {
          const place = others.findIndex((one) => one.classId === classId);
          const other = others[place];
          return (
            <div key={classId} className={css.row}>
              <Stack gap={2}>
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
                {other !== undefined && <Gets draft={draft} classId={classId} chosen={chosen} />}
              </Stack>
              {other !== undefined && (
                <TimesFields
                  title={title}
                  times={timesOf(other)}
                  // The first class of the request is the one of the form.
                  name={`classes.${place + 1}`}
                  onChange={(part) => change(classId, part)}
                />
              )}
            </div>
          );
        })}
        {ofOtherBooks.map(({ id, title }) => (
          <div key={id} className={css.row}>
            <span className={css.aside}>{title}</span>
            <span className={css.aside}>{words.otherBook}</span>
          </div>
        ))}
      </div>
    </Card>
  );
}

interface TimesFieldsProps {
  /** The class, where there are several. */
  title?: string;
  times: Times;
  name: string;
  onChange: (part: Partial<Times>) => void;
}

/** Start and deadline of a class, how long that is, and another deadline where it lies before the start. */
function TimesFields({ title, times, name, onChange }: TimesFieldsProps) {
  const { startDate, endDate } = times;
  const later = laterDeadline(times);
  const length = lengthText(times);
  return (
    <>
      <Stack gap={3}>
        <StartField
          {...(title !== undefined && { label: words.start(title) })}
          value={startDate}
          onChange={(start) => onChange({ startDate: start })}
        />
      </Stack>
      <Stack gap={2}>
        <MomentField
          label={title === undefined ? newHomework.deadline : words.deadline(title)}
          name={name}
          value={endDate}
          after={startDate}
          {...(length !== undefined && { description: length })}
          onChange={(end) => onChange({ endDate: end })}
        />
        {later !== undefined && (
          <Button variant="secondary" size="small" onPress={() => onChange({ endDate: later })}>
            {words.become(formatDeadline(later))}
          </Button>
        )}
      </Stack>
    </>
  );
}

/** What a child of a class gets: the questions of the range, and those of its class that come back. */
function Gets({ draft, classId, chosen }: { draft: DraftHomework; classId: string; chosen: readonly string[] }) {
  const reviews = useReviewSkills(classId);
  const fresh = chosen.length * (draft.itemsPerSkill ?? 0);
  if (fresh === 0) return null;
  const due = draft.isMixed ? (reviews.data ?? []).filter((skill) => !chosen.includes(skill.id)) : [];
  const again = shareReviews(due, fresh).reduce((sum, { items }) => sum + items, 0);
  return (
    <span className={css.aside}>
      {again === 0
        ? words.gets(formatNumber(fresh))
        : words.getsMixed(formatNumber(fresh + again), formatNumber(again))}
    </span>
  );
}
