import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Collapsible } from './index.ts';

it('opens and closes by the keyboard, and keeps what was typed in it', async () => {
  const onOpenChange = vi.fn();
  const { user, container } = renderPersian(
    <Collapsible title="بیشتر" onOpenChange={onOpenChange}>
      <input aria-label="یادداشت" />
    </Collapsible>,
  );
  const button = screen.getByRole('button', { name: 'بیشتر' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  const note = screen.getByRole('textbox', { name: 'یادداشت' });
  await user.type(note, 'سلام');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(screen.getByRole('textbox', { name: 'یادداشت' })).toHaveProperty('value', 'سلام');
  expect(await axeFindings(container)).toEqual([]);
});

it('is as its parent says', () => {
  renderPersian(
    <Collapsible title="بیشتر" isOpen>
      متن
    </Collapsible>,
  );
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('true');
});
