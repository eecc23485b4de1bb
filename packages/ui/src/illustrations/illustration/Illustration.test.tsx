import { describe, expect, it } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Illustration } from './Illustration.tsx';

describe('Illustration', () => {
  it.each(['homework', 'done', 'message'] as const)('draws %s with a girl, a boy or the notebook', (name) => {
    const drawn = (['girl', 'boy', 'other'] as const).map((person) => {
      const { container, unmount } = renderPersian(<Illustration name={name} person={person} />);
      const html = container.innerHTML;
      unmount();
      return html;
    });
    expect(new Set(drawn).size).toBe(3);
  });

  it.each(['homework', 'people', 'search', 'chart', 'offline', 'build', 'lost', 'broken'] as const)(
    'takes its colours from the theme in %s',
    (name) => {
      const { container } = renderPersian(<Illustration name={name} />);
      for (const shape of container.querySelectorAll('[fill], [stroke]')) {
        expect(shape.getAttribute('fill') ?? shape.getAttribute('stroke')).toBe('none');
      }
    },
  );
});
