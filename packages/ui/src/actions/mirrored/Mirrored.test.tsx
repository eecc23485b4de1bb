import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { Mirrored } from './Mirrored.tsx';

it('keeps its picture out of what is read', () => {
  render(
    <Button
      icon={
        <Mirrored>
          <svg role="img" aria-label="فلش" />
        </Mirrored>
      }
    >
      خروج
    </Button>,
  );
  expect(screen.getByRole('button').textContent).toBe('خروج');
  expect(screen.getByRole('button', { name: 'خروج' })).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});
