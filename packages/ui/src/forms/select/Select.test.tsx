import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { MashqProvider } from '../../i18n/index.ts';
import { Form } from '../form/index.ts';
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

  it('chooses without opening: by letters, and by the arrows to its sides, past what is disabled', async () => {
    const onChange = vi.fn();
    render(<Grades onChange={onChange} autoFocus />);
    expect(document.activeElement).toBe(trigger());
    await userEvent.keyboard('چ');
    expect(trigger().textContent).toBe('چهارم');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(trigger().textContent).toBe('پنجم');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(trigger().textContent).toBe('سوم');
    expect(onChange.mock.calls).toEqual([['4'], ['5'], ['4'], ['3']]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('opens at what is chosen, says which it is, and does not go round', async () => {
    render(<Grades defaultValue="4" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    const option = screen.getByRole('option', { name: 'چهارم', selected: true });
    await waitFor(() => expect(document.activeElement).toBe(option));
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('option', { name: 'سوم' }));
  });

  it('stays at what its parent keeps', async () => {
    render(<Grades value="3" />);
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('option', { name: 'چهارم' }));
    expect(trigger().textContent).toBe('سوم');
  });

  it('goes back to where it began when its form is reset, without telling of a choice', async () => {
    const onChange = vi.fn();
    render(
      <form>
        <Grades name="grade" onChange={onChange} />
        <Button type="reset">از نو</Button>
      </form>,
    );
    trigger().focus();
    await userEvent.keyboard('س');
    await userEvent.click(screen.getByRole('button', { name: 'از نو' }));
    expect(trigger().textContent).toBe('انتخاب نشده');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('3');
  });

  it('takes what the browser fills in', () => {
    const onChange = vi.fn();
    render(<Grades name="grade" onChange={onChange} />);
    fireEvent.change(document.querySelector('select') as HTMLSelectElement, { target: { value: '5' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('5');
    expect(trigger().textContent).toBe('پنجم');
  });

  it('says what its check finds as soon as something is chosen, and is described by it', async () => {
    render(<Grades validate={(value) => (value === '3' ? 'این پایه پر است.' : null)} description="پایهٔ امسال" />);
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('option', { name: 'سوم' }));
    await waitFor(() => expect(trigger()).toHaveAccessibleDescription('پایهٔ امسال این پایه پر است.'));
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('option', { name: 'چهارم' }));
    await waitFor(() => expect(trigger()).toHaveAccessibleDescription('پایهٔ امسال'));
  });

  it('shows what the server found until another is chosen', async () => {
    const { rerender } = render(
      <Form onSubmit={() => {}}>
        <Grades name="grade" defaultValue="3" />
      </Form>,
    );
    rerender(
      <Form onSubmit={() => {}} errors={{ grade: 'این پایه در مدرسه نیست.' }}>
        <Grades name="grade" defaultValue="3" />
      </Form>,
    );
    expect(trigger()).toHaveAccessibleDescription('این پایه در مدرسه نیست.');
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('option', { name: /^پنجم/ }));
    await waitFor(() => expect(trigger()).not.toHaveAccessibleDescription());
  });

  it('has the focus when it holds its form back, and when its label is clicked', async () => {
    render(
      <form>
        <Grades name="grade" isRequired />
        <Button type="submit">ثبت</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'ثبت' }));
    expect(document.activeElement).toBe(trigger());
    await userEvent.tab();
    await userEvent.click(screen.getByText('پایه'));
    expect(document.activeElement).toBe(trigger());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('says that it is left only when the focus goes elsewhere than to its list', async () => {
    const onBlur = vi.fn();
    const ref = createRef<HTMLButtonElement>();
    render(<Grades onBlur={onBlur} ref={ref} id="grade" />);
    expect(ref.current).toBe(trigger());
    expect(trigger().id).toBe('grade');
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('opens not, and sends nothing, while it is disabled', async () => {
    render(<Grades name="grade" defaultValue="3" isDisabled />);
    await userEvent.click(trigger());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.querySelector('[name=grade]')).toBeDisabled();
  });
});
