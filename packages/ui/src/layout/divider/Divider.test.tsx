import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Divider } from './index.ts';

it('is a separator, with its word and its orientation', async () => {
  const { container } = renderPersian(
    <>
      <Divider />
      <Divider label="یا" />
      <Divider orientation="vertical" label="نشان داده نمی‌شود" />
    </>,
  );
  const [plain, labeled, vertical] = screen.getAllByRole('separator');
  expect(plain?.tagName).toBe('HR');
  expect(labeled?.getAttribute('aria-label')).toBe('یا');
  expect(vertical?.getAttribute('aria-orientation')).toBe('vertical');
  expect(container.textContent).toBe('یا');
  expect(await axeFindings(container)).toEqual([]);
});
