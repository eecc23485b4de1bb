import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { shade as shadeClasses } from '../frame/shades.css.ts';
import { Heatmap } from './Heatmap.tsx';

describe('Heatmap', () => {
  const map = (
    <Heatmap
      title="ساعت‌های تمرین"
      rows={['شنبه', 'یکشنبه']}
      columns={['۸', '۱۶']}
      values={[
        [0, 12],
        [3, null],
      ]}
    />
  );

  it('is a table with heads for rows and columns, its numbers written', async () => {
    const { container } = renderPersian(map);
    const table = within(screen.getByRole('table', { name: 'ساعت‌های تمرین' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['۸', '۱۶']);
    expect(table.getByRole('row', { name: /^یکشنبه/ }).textContent).toBe('یکشنبه۳');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is the darker the more there is, and blank where there is nothing', () => {
    const { container } = renderPersian(map);
    const shades = [...container.querySelectorAll('tbody td')].map((cell) =>
      shadeClasses.findIndex((shade) => cell.classList.contains(shade)),
    );
    expect(shades).toEqual([0, 4, 1, -1]);
  });
});
