import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Streak } from './index.ts';

describe('Streak', () => {
  it('says of each day from Saturday what it was', async () => {
    const { container } = renderPersian(<Streak practised={[0, 2]} today={3} />);
    expect(screen.getByRole('list', { name: 'روزهای این هفته' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((day) => day.lastElementChild?.textContent)).toEqual([
      'شنبه: تمرین کردی',
      'یکشنبه: استراحت',
      'دوشنبه: تمرین کردی',
      'سه‌شنبه، امروز',
      'چهارشنبه: در راه',
      'پنجشنبه: در راه',
      'جمعه: در راه',
    ]);
    expect(container.querySelector('[aria-current=date]')?.textContent).toContain('سه‌شنبه');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('marks practice by a tick, not by color alone', () => {
    const { container } = renderPersian(<Streak practised={[0, 2, 3]} today={3} />);
    expect(container.querySelectorAll('[data-state=practised] .lucide-check')).toHaveLength(3);
  });

  it.each([
    [[], 0, undefined, 'هفتهٔ تازه، صفحهٔ تازه. هر وقت خواستی شروع کن.'],
    [[0], 4, 3, 'هر روز یک شروع تازه است.'],
    [[0, 4], 4, 3, 'امروز هم تمرین کردی. آفرین!'],
    [[0, 1, 4], 4, 3, 'به هدف این هفته رسیدی. آفرین!'],
  ] as const)('is kind whatever the week was: %j on day %i', (practised, today, goal, line) => {
    renderPersian(<Streak practised={practised} today={today} goal={goal} />);
    expect(screen.getByText(line)).toBeVisible();
  });

  it('counts each day once and none that has not come', () => {
    const { container } = renderPersian(<Streak practised={[1, 1, 2, 6]} today={3} />);
    expect(container.querySelector('strong')?.textContent).toBe('۲');
  });
});
