import { waitFor } from '@testing-library/react';
import { Button } from 'react-aria-components/Button';
import { createPortal } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { renderPersian } from './index.ts';
import { PseudoState } from './PseudoState.tsx';
import { PseudoStates } from './PseudoStates.tsx';

describe('PseudoState', () => {
  it('shows each part in its own state, several on a page', () => {
    const { getByRole } = renderPersian(<PseudoStates>{(name) => <Button>{name}</Button>}</PseudoStates>);
    const hovered = getByRole('button', { name: 'اشاره‌گر روی آن' });
    const pressed = getByRole('button', { name: 'فشرده' });
    const focused = getByRole('button', { name: 'تمرکز صفحه‌کلید' });
    expect(hovered).toHaveAttribute('data-hovered');
    expect(hovered).not.toHaveAttribute('data-pressed');
    expect(pressed).toHaveAttribute('data-pressed');
    expect(focused).toHaveAttribute('data-focus-visible');
    expect(focused).not.toHaveAttribute('data-hovered');
  });

  it('puts every outermost part, or what the selector says', () => {
    const parts = (
      <>
        <p data-rac="">
          <a href="#a" data-rac="">
            پیوند
          </a>
        </p>
        <Button>دکمه</Button>
      </>
    );
    const { getByRole, rerender } = renderPersian(<PseudoState as="hovered">{parts}</PseudoState>);
    expect(getByRole('button')).toHaveAttribute('data-hovered');
    expect(getByRole('paragraph')).toHaveAttribute('data-hovered');
    expect(getByRole('link')).not.toHaveAttribute('data-hovered');
    rerender(
      <PseudoState as="hovered" of="a">
        {parts}
      </PseudoState>,
    );
    expect(getByRole('button')).not.toHaveAttribute('data-hovered');
    expect(getByRole('paragraph')).not.toHaveAttribute('data-hovered');
    expect(getByRole('link')).toHaveAttribute('data-hovered');
  });

  it('holds while the story renders again, and changes what comes later', async () => {
    const { getByRole, rerender } = renderPersian(
      <PseudoState as="hovered">
        <Button>ذخیره</Button>
      </PseudoState>,
    );
    rerender(
      <PseudoState as="hovered">
        <Button isDisabled>ثبت</Button>
        <a href="#a" data-rac="">
          تازه
        </a>
      </PseudoState>,
    );
    expect(getByRole('button', { name: 'ثبت' })).toHaveAttribute('data-hovered');
    await waitFor(() => expect(getByRole('link')).toHaveAttribute('data-hovered'));
  });

  it('holds when a real pointer goes away', async () => {
    const { user, getByRole } = renderPersian(
      <PseudoState as="hovered">
        <Button>ذخیره</Button>
      </PseudoState>,
    );
    const button = getByRole('button');
    await user.hover(button);
    await user.unhover(button);
    await waitFor(() => expect(button).toHaveAttribute('data-hovered'));
  });

  it('changes what is shown elsewhere on the page', () => {
    const { getByRole } = renderPersian(
      <PseudoState as="hovered" of="#elsewhere" isElsewhere>
        {createPortal(<Button id="elsewhere">ذخیره</Button>, document.body)}
      </PseudoState>,
    );
    expect(getByRole('button')).toHaveAttribute('data-hovered');
  });

  it('changes with its state and leaves nothing behind', () => {
    const { getByRole, rerender } = renderPersian(
      <PseudoState as="pressed">
        <Button>ذخیره</Button>
      </PseudoState>,
    );
    rerender(
      <PseudoState as="focused">
        <Button>ذخیره</Button>
      </PseudoState>,
    );
    expect(getByRole('button')).not.toHaveAttribute('data-pressed');
    expect(getByRole('button')).toHaveAttribute('data-focus-visible');
  });

  it('gives the shown focus up to the real one', async () => {
    const { user, getAllByRole } = renderPersian(
      <PseudoState as="focused">
        <Button>یک</Button>
        <Button>دو</Button>
      </PseudoState>,
    );
    const [one, two] = getAllByRole('button');
    await user.tab();
    expect(one).toHaveAttribute('data-focus-visible');
    expect(two).toHaveAttribute('data-focus-visible');
    await user.tab();
    expect(one).not.toHaveAttribute('data-focus-visible');
    expect(two).toHaveAttribute('data-focus-visible');
    await user.tab();
    await waitFor(() => expect(two).not.toHaveAttribute('data-focus-visible'));
  });
});
