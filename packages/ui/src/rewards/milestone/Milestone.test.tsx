import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { Milestone } from './Milestone.tsx';

const learned = (
  <Milestone
    autoFocus
    scene="learned"
    eyebrow="یک مهارت تازه"
    title="کسرها را یاد گرفتی!"
    message="۵ سؤال درست."
    actions={
      <>
        <Button>مهارت بعدی</Button>
        <Button>خانه</Button>
      </>
    }
  />
);

it('is a named region whose first action has the focus at once', () => {
  render(learned);
  const milestone = screen.getByRole('region', { name: 'کسرها را یاد گرفتی!' });
  expect(within(milestone).getByRole('heading', { level: 2, name: 'کسرها را یاد گرفتی!' })).toBeDefined();
  expect(document.activeElement).toBe(within(milestone).getByRole('button', { name: 'مهارت بعدی' }));
});

it('is announced once, the true thing first', async () => {
  render(learned);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('کسرها را یاد گرفتی! ۵ سؤال درست.'));
});

it('leaves the focus where it is, unless it takes the place of something', () => {
  render(<Milestone scene="perfect" title="هر ۴ سؤال، درست!" actions={<Button>بعدی</Button>} />);
  expect(document.activeElement).toBe(document.body);
});

it('lets paper fall for what is learned and for what is all right alone', () => {
  const pieces = (scene: 'learned' | 'perfect' | 'gaps' | 'sent' | 'done' | 'rest') => {
    const { container, unmount } = render(<Milestone scene={scene} title="عنوان" />);
    const count = container.querySelectorAll('g[style]').length;
    unmount();
    return count;
  };
  expect([pieces('learned'), pieces('perfect')]).toEqual([18, 18]);
  expect([pieces('gaps'), pieces('sent'), pieces('done'), pieces('rest')]).toEqual([0, 0, 0, 0]);
});
