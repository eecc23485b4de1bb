import { expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { MediaObject } from './index.ts';

it('is read as its words alone, with a space between them', async () => {
  const { container } = renderPersian(<MediaObject picture="★" title="۲ روز تمرین" note="هدف: ۳ روز" />);
  expect(container.querySelector('p')?.textContent).toBe('۲ روز تمرین هدف: ۳ روز');
  expect(container.querySelector('[aria-hidden=true]')?.textContent).toBe('★');
  expect(await axeFindings(container)).toEqual([]);
});
