import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { NavToggle } from './NavToggle.tsx';

it('NavToggle asks for the other width and is named by what it does', async () => {
  const onChange = vi.fn();
  const { user, rerender } = renderPersian(<NavToggle layout="vertical" onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'جمع کردن منو' }));
  expect(onChange).toHaveBeenLastCalledWith('mini');
  rerender(<NavToggle layout="mini" onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'پهن کردن منو' }));
  expect(onChange).toHaveBeenLastCalledWith('vertical');
});
