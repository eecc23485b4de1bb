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

it('a number to call and a Latin sentence keep their order among Persian names', () => {
  renderPersian(
    <DescriptionList
      items={[
        { term: 'تلفن', description: '+98 (21) 8888-1234' },
        { term: 'یادداشت', description: 'Hello!' },
        { term: 'کلاس', description: 'پنجم B' },
      ]}
    />,
  );
  const [phone, note, group] = screen.getAllByRole('definition').map((value) => value.firstElementChild);
  expect(phone?.getAttribute('dir')).toBe('ltr');
  expect(note?.getAttribute('lang')).toBe('en');
  expect(group).toBeNull();
});
