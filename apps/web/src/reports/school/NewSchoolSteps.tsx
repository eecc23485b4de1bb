import type { SchoolToday } from '@mashq/api/contract';
import { Link } from '@mashq/ui/actions/link';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { visuallyHidden } from '@mashq/ui/theme';
import { Check } from 'lucide-react';
import { school } from '../strings/school.ts';
import * as css from './NewSchoolSteps.css.ts';

const words = school.start;

/** Classes without a teacher that are named; of more, how many. */
const NAMED = 4;

interface Step {
  id: string;
  title: string;
  isDone: boolean;
  text: string;
  action?: { title: string; href: string };
}

/** The steps of a new school, each as far as the school has come. */
function stepsOf({ students_count, start, classes_without_teacher }: SchoolToday): readonly Step[] {
  const hasStudents = students_count > 0;
  const untaught = classes_without_teacher.map(({ title }) => title);
  const named = untaught.slice(0, NAMED);
  if (untaught.length > NAMED) named.push(words.teachers.more(formatNumber(untaught.length - NAMED)));
  const isTaught = hasStudents && untaught.length === 0;
  return [
    {
      id: 'list',
      title: words.list.title,
      isDone: hasStudents,
      text: hasStudents ? words.list.done(formatNumber(students_count), formatNumber(start.classes)) : words.list.text,
      action: { title: words.list.action, href: '/school/roster/import' },
    },
    {
      id: 'teachers',
      title: words.teachers.title,
      isDone: isTaught,
      text: isTaught ? words.teachers.done : hasStudents ? words.teachers.missing(named) : words.teachers.text,
      action: { title: words.teachers.action, href: '/school/roster' },
    },
    {
      id: 'cards',
      title: words.cards.title,
      isDone: start.signed_in > 0,
      text:
        start.signed_in > 0
          ? words.cards.done(formatNumber(start.signed_in), formatNumber(students_count))
          : words.cards.text,
      action: { title: words.cards.action, href: '/school/roster' },
    },
    { id: 'work', title: words.work.title, isDone: start.has_set_work, text: words.work.text },
  ];
}

/** In place of the numbers of a school in which nobody has set work yet: what makes them. */
export function NewSchoolSteps({ today }: { today: SchoolToday }) {
  const steps = stepsOf(today);
  const current = steps.find(({ isDone }) => !isDone)?.id;
  return (
    <Stack gap={6}>
      <p>{words.intro}</p>
      <ol className={css.steps} aria-label={words.steps}>
        {steps.map(({ id, title, isDone, text, action }, index) => {
          const isNow = id === current;
          return (
            <li key={id} className={css.step} {...(isNow && { 'aria-current': 'step' as const })}>
              <span className={`${css.mark} ${isDone ? css.done : isNow ? css.now : ''}`} aria-hidden="true">
                {isDone ? <Check size="1.3em" strokeWidth={3} /> : formatNumber(index + 1)}
              </span>
              <div className={css.words}>
                <h2 className={css.title}>
                  {title}
                  {(isDone || isNow) && (
                    <span className={visuallyHidden}>{`، ${isDone ? words.done : words.now}`}</span>
                  )}
                </h2>
                <p className={css.text}>{text}</p>
                {isNow && action && (
                  <Link variant="primary" href={action.href}>
                    {action.title}
                  </Link>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Stack>
  );
}
