import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { ActivityPath, type ActivityPathItem } from './index.ts';

const items: readonly ActivityPathItem[] = [
  { id: '1', kind: 'lesson', title: 'عدد مخلوط', state: 'completed', action: <a href="#one">دوباره ببین</a> },
  {
    id: '2',
    kind: 'practice',
    title: 'تمرین',
    description: '۴ پاسخ درست',
    state: 'in_progress',
    action: <a href="#two">ادامه</a>,
  },
  { id: '3', kind: 'quiz', title: 'آزمونک', state: 'locked' },
];

describe('ActivityPath', () => {
  it('says of each activity what it is and how far the child is, in order', () => {
    renderPersian(<ActivityPath aria-label="عددهای مخلوط" items={items} />);
    const list = within(screen.getByRole('list', { name: 'عددهای مخلوط' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'درس، انجام شدهعدد مخلوطدوباره ببین',
      'تمرین، در حال انجامتمرین۴ پاسخ درستادامه',
      'آزمون، هنوز بسته استآزمونک',
    ]);
  });

  it('is walked by Tab over its actions, without accessibility findings', async () => {
    const { user, container } = renderPersian(<ActivityPath aria-label="عددهای مخلوط" items={items} />);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('دوباره ببین');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('ادامه');
    expect(await axeFindings(container)).toEqual([]);
  });
});
