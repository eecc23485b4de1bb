import { expect, it } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Kbd } from './index.ts';

it('writes the keys in one order in every language, each a key of its own', () => {
  const { container } = renderPersian(<Kbd keys={['Ctrl', 'K']} />);
  expect(container.textContent).toContain('Ctrl + K');
  expect(container.querySelector('kbd')?.dir).toBe('ltr');
  expect(container.querySelectorAll('kbd kbd')).toHaveLength(2);
});
