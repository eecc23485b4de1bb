import { waitFor } from '@testing-library/react';
import { Button } from 'react-aria-components/Button';
import { createPortal } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { renderPersian } from './index.ts';
import { Posed } from './Posed.tsx';
import { Poses } from './Poses.tsx';

describe('Posed', () => {
  it('shows each part in its own state, several on a page', () => {
    const { getByRole } = renderPersian(<Poses>{(name) => <Button>{name}</Button>}</Poses>);
    const hovered = getByRole('button', { name: 'اشاره‌گر روی آن' });
    const pressed = getByRole('button', { name: 'فشرده' });
    const focused = getByRole('button', { name: 'تمرکز صفحه‌کلید' });
    expect(hovered).toHaveAttribute('data-hovered');
    expect(hovered).not.toHaveAttribute('data-pressed');
    expect(pressed).toHaveAttribute('data-pressed');
    expect(focused).toHaveAttribute('data-focus-visible');
    expect(focused).not.toHaveAttribute('data-hovered');
  });

  it('poses every outermost part, or what the selector says', () => {
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
    const { getByRole, rerender } = renderPersian(<Posed as="hovered">{parts}</Posed>);
    expect(getByRole('button')).toHaveAttribute('data-hovered');
    expect(getByRole('paragraph')).toHaveAttribute('data-hovered');
    expect(getByRole('link')).not.toHaveAttribute('data-hovered');
    rerender(
      <Posed as="hovered" of="a">
        {parts}
      </Posed>,
    );
    expect(getByRole('button')).not.toHaveAttribute('data-hovered');
    expect(getByRole('paragraph')).not.toHaveAttribute('data-hovered');
    expect(getByRole('link')).toHaveAttribute('data-hovered');
  });

  it('holds while the story renders again, and poses what comes later', async () => {
    const { getByRole, rerender } = renderPersian(
      <Posed as="hovered">
        <Button>ذخیره</Button>
      </Posed>,
    );
    rerender(
      <Posed as="hovered">
        <Button isDisabled>ثبت</Button>
        <a href="#a" data-rac="">
          تازه
        </a>
      </Posed>,
    );
    expect(getByRole('button', { name: 'ثبت' })).toHaveAttribute('data-hovered');
    await waitFor(() => expect(getByRole('link')).toHaveAttribute('data-hovered'));
  });

  it('holds when a real pointer goes away', async () => {
    const { user, getByRole } = renderPersian(
      <Posed as="hovered">
        <Button>ذخیره</Button>
      </Posed>,
    );
    const button = getByRole('button');
    await user.hover(button);
    await user.unhover(button);
    await waitFor(() => expect(button).toHaveAttribute('data-hovered'));
  });

  it('poses what is shown elsewhere on the page', () => {
    const { getByRole } = renderPersian(
      <Posed as="hovered" of="#elsewhere" isElsewhere>
        {createPortal(<Button id="elsewhere">ذخیره</Button>, document.body)}
      </Posed>,
    );
    expect(getByRole('button')).toHaveAttribute('data-hovered');
  });

  it('changes with its pose and leaves nothing behind', () => {
    const { getByRole, rerender } = renderPersian(
      <Posed as="pressed">
        <Button>ذخیره</Button>
      </Posed>,
    );
    rerender(
      <Posed as="focused">
        <Button>ذخیره</Button>
      </Posed>,
    );
    expect(getByRole('button')).not.toHaveAttribute('data-pressed');
    expect(getByRole('button')).toHaveAttribute('data-focus-visible');
  });

  it('gives the posed focus up to the real one', async () => {
    const { user, getAllByRole } = renderPersian(
      <Posed as="focused">
        <Button>یک</Button>
        <Button>دو</Button>
      </Posed>,
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
