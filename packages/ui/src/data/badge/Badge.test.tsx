import { expect, it } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Badge } from './Badge.tsx';

it('Badge says its word and hides its picture from screen readers', () => {
  const { container } = renderPersian(<Badge icon={<svg />}>تمام</Badge>);
  expect(container.textContent).toBe('تمام');
  expect(container.querySelector('svg')?.closest('[aria-hidden=true]')).not.toBeNull();
});
