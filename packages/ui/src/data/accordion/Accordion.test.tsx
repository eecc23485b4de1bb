import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Accordion } from './index.ts';

const items = [
  { id: 'a', title: 'یکم', content: 'متن یکم' },
  { id: 'b', title: 'دوم', content: 'متن دوم' },
  { id: 'c', title: 'سوم', content: 'متن سوم', isDisabled: true },
];
const trigger = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => trigger(name).getAttribute('aria-expanded') === 'true';

describe('Accordion', () => {
  it('keeps one open at a time, shown by keyboard', async () => {
    const onChange = vi.fn();
    renderPersian(<Accordion items={items} onChange={onChange} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect([isOpen('یکم'), isOpen('دوم')]).toEqual([true, false]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect([isOpen('یکم'), isOpen('دوم')]).toEqual([false, true]);
    expect(onChange.mock.calls).toEqual([[['a']], [['b']]]);
  });

  it('lets several be open, and none that is disabled', async () => {
    renderPersian(<Accordion items={items} allowsMultiple defaultOpen={['a']} level={2} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await userEvent.click(trigger('دوم'));
    await userEvent.click(trigger('سوم'));
    expect(['یکم', 'دوم', 'سوم'].map(isOpen)).toEqual([true, true, false]);
  });

  it('names what it opens by its title', () => {
    renderPersian(<Accordion items={items} defaultOpen={['a']} />);
    expect(screen.getByRole('group', { name: 'یکم' }).textContent).toBe('متن یکم');
  });
});
