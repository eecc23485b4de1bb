import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Slider } from './index.ts';

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'سختی' });

describe('Slider', () => {
  it('goes on to the left, as Persian is read, and back to the right', async () => {
    const onChange = vi.fn();
    renderPersian(<Slider label="سختی" maxValue={4} defaultValue={2} onChange={onChange} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(slider());
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowRight}{Home}{End}');
    expect(onChange.mock.calls.flat()).toEqual([3, 4, 3, 0, 4]);
  });

  it('shows and speaks its value in the words given', () => {
    renderPersian(<Slider label="سختی" defaultValue={12} format={(value) => `${value} تا`} />);
    expect(screen.getByText('12 تا').tagName).toBe('OUTPUT');
    expect(slider().getAttribute('aria-valuetext')).toBe('12 تا');
  });

  it('prints Persian digits by itself, and stays where the parent keeps it', async () => {
    renderPersian(<Slider label="سختی" value={30} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('۳۰')).toBeTruthy();
  });

  it('goes into the form under its name, and cannot be moved while disabled', async () => {
    const onChange = vi.fn();
    renderPersian(
      <form data-testid="form">
        <Slider label="سختی" name="level" defaultValue={7} />
        <Slider label="دیگر" isDisabled onChange={onChange} />
      </form>,
    );
    expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).get('level')).toBe('7');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onChange).not.toHaveBeenCalled();
  });
});
