import { practiceAmounts as amounts } from '@mashq/api/measures/words';
import { toPersianDigits } from '@mashq/curriculum/persian';
import type { ChildWeek } from './report.ts';

const number = (value: number) => toPersianDigits(String(value));

/** The message of a week, in words a parent understands, with the link that shows more and ends the messages. */
export function weeklyText({ first_name, week, help }: ChildWeek, address: string): string {
  const { days, minutes, done, first_try_right } = week;
  const practice =
    done === 0
      ? `${first_name} این هفته در مشق تمرین نکرد. ده دقیقه در روز، کنار شما، شروع خوبی است.`
      : `هفتهٔ ${first_name} در مشق: ${amounts.days(number(days))}، ${amounts.minutes(number(minutes))}، ${amounts.done(number(done))}، ${amounts.firstTryRight(number(first_try_right))}.`;
  const [first] = help;
  const advice =
    first === undefined
      ? []
      : [
          `در خانه: «${first.title}»، صفحهٔ ${number(first.first_page)} تا ${number(first.last_page)} کتاب را با هم ببینید.`,
        ];
  return [practice, ...advice, `بیشتر، و قطع این پیام: ${address}`].join('\n');
}
