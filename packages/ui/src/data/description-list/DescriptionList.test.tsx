import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { DescriptionList } from './DescriptionList.tsx';

it('DescriptionList pairs names with values, in order', async () => {
  const { container } = renderPersian(
    <DescriptionList
      items={[
        { term: 'کلاس', description: 'پنجم ب' },
        { term: 'مهلت', description: 'سه‌شنبه' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['کلاس', 'مهلت']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['پنجم ب', 'سه‌شنبه']);
  expect(await axeFindings(container)).toEqual([]);
});
