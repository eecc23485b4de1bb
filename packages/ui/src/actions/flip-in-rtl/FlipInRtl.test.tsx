import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { FlipInRtl } from './FlipInRtl.tsx';

it('keeps its picture out of what is read', () => {
  render(
    <Button
      icon={
        <FlipInRtl>
          <svg role="img" aria-label="فلش" />
        </FlipInRtl>
      }
    >
      خروج
    </Button>,
  );
  expect(screen.getByRole('button').textContent).toBe('خروج');
  expect(screen.getByRole('button', { name: 'خروج' })).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});
