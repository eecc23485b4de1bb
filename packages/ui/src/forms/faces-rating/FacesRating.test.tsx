import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { FacesRating } from './index.ts';

it('is a group of radios named by their words, chosen by the arrows: left is happier', async () => {
  const onChange = vi.fn();
  const { user, container } = renderPersian(<FacesRating label="چطور بود؟" defaultValue={2} onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'چطور بود؟' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'نه چندان خوب' }));
  await user.keyboard('{ArrowLeft}');
  expect(onChange).toHaveBeenLastCalledWith(3);
  expect(await axeFindings(container)).toEqual([]);
});

it('draws another mouth for each face, so that they differ without color', () => {
  const { container } = renderPersian(<FacesRating label="چطور بود؟" faces={['سخت', 'معمولی', 'خوب']} />);
  const mouths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(mouths).size).toBe(3);
});
