import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { MashqProvider } from '../../i18n/index.ts';
import { Select, type SelectProps } from './Select.tsx';

const grades = [
  { value: '3', label: 'سوم' },
  { value: '4', label: 'چهارم' },
  { value: '5', label: 'پنجم', description: '۲ کلاس' },
  { value: '6', label: 'ششم', isDisabled: true },
] as const;

function Grades(props: Partial<SelectProps<'3' | '4' | '5' | '6'>>) {
  return (
    <MashqProvider>
      <Select label="پایه" options={grades} {...props} />
    </MashqProvider>
  );
}

const trigger = () => screen.getByRole('button', { name: /پایه/ });

describe('Select', () => {
  it('says its label and that nothing is chosen', () => {
    render(<Grades />);
    expect(trigger().textContent).toContain('انتخاب نشده');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is opened, walked and chosen from by keyboard, and gets the focus back', async () => {
    const onChange = vi.fn();
    render(<Grades onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(within(screen.getByRole('listbox', { name: /پایه/ })).getAllByRole('option')).toHaveLength(4);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('option', { name: 'سوم' })));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('4');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(trigger().textContent).toContain('چهارم');
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
  });

  it('finds a choice by its Persian beginning', async () => {
    render(<Grades />);
    await userEvent.click(trigger());
    await userEvent.keyboard('پ');
    expect(document.activeElement).toBe(screen.getByRole('option', { name: 'پنجم ۲ کلاس' }));
  });

  it('does not hand over a disabled choice', async () => {
    const onChange = vi.fn();
    render(<Grades onChange={onChange} />);
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('option', { name: 'ششم' }));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('closes with Escape and changes nothing', async () => {
    const onChange = vi.fn();
    render(<Grades defaultValue="3" onChange={onChange} />);
    await userEvent.click(trigger());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(onChange).not.toHaveBeenCalled();
    expect(trigger().textContent).toContain('سوم');
  });

  it('shows the chosen label alone in the box, without its description', () => {
    render(<Grades value="5" />);
    expect(trigger().textContent).toBe('پنجم');
  });

  it('groups choices under named sections', async () => {
    render(
      <MashqProvider>
        <Select label="بخش" options={[{ title: 'فصل ۲', options: [{ value: 'a', label: 'جمع کسرها' }] }]} />
      </MashqProvider>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(
      within(screen.getByRole('group', { name: 'فصل ۲' })).getByRole('option', { name: 'جمع کسرها' }),
    ).toBeDefined();
  });

  it('holds the form back while nothing is chosen, and sends what is', async () => {
    const sent = vi.fn();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get('grade'));
        }}
      >
        <Grades name="grade" isRequired />
        <Button type="submit">ثبت</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'ثبت' }));
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByText('یکی از گزینه‌ها باید انتخاب شود.')).toBeDefined();
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('option', { name: 'سوم' }));
    await userEvent.click(screen.getByRole('button', { name: 'ثبت' }));
    expect(sent).toHaveBeenCalledWith('3');
  });
});
