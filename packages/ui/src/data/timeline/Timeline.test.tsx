import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Timeline } from './index.ts';

describe('Timeline', () => {
  it('is an ordered list with a name, each event with its time for people and machines', () => {
    renderPersian(
      <Timeline
        aria-label="رویدادها"
        events={[
          { id: '1', title: 'تحویل داد', time: 'دیروز', dateTime: '2026-11-20', icon: '★' },
          { id: '2', title: 'شروع کرد', time: 'سه‌شنبه', children: 'با گوشی' },
        ]}
      />,
    );
    const [first, second] = within(screen.getByRole('list', { name: 'رویدادها' })).getAllByRole('listitem');
    expect(first?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20');
    expect(first?.querySelector('[aria-hidden]')?.textContent).toBe('★');
    expect(second?.textContent).toBe('شروع کردسه‌شنبهبا گوشی');
    expect(second?.querySelector('time')?.hasAttribute('datetime')).toBe(false);
  });
});
