import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { FeatureGrid } from './FeatureGrid.tsx';

it('is a list of headed features whose pictures are not heard', async () => {
  const { container } = renderPersian(
    <FeatureGrid
      level={2}
      features={[
        { title: 'همراه کتاب', text: 'صفحه به صفحه.', icon: <svg role="img" aria-label="book" /> },
        { title: 'سؤال تازه', text: 'هر بار.', icon: 'س' },
      ]}
    />,
  );
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'همراه کتاب',
    'سؤال تازه',
  ]);
  expect(screen.queryByRole('img')).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});
