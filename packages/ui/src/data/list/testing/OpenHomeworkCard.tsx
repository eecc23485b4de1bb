import { ProgressBar } from '../../../feedback/progress-bar/index.ts';
import { Card } from '../../card/index.ts';
import { List, ListItem } from '../index.ts';

const HOMEWORK = [
  { title: 'صفحه‌های ۴۶ تا ۵۱', due: 'تا سه‌شنبه ۴ آذر', finished: 21, href: '#a' },
  { title: 'صفحه‌های ۴۰ تا ۴۵', due: 'تا یکشنبه ۲ آذر', finished: 27, href: '#b' },
];

/** For stories: a card with the homework of a class that is not due yet, and how many of 29 students have finished it. */
export function OpenHomeworkCard() {
  return (
    <Card title="تکلیف‌های باز">
      <List aria-label="تکلیف‌های باز">
        {HOMEWORK.map(({ title, due, finished, href }) => (
          <ListItem
            key={href}
            title={title}
            description={due}
            isEndWide
            end={<ProgressBar label="تمام کرده‌اند" isLabelHidden value={finished} max={29} />}
            href={href}
          />
        ))}
      </List>
    </Card>
  );
}
