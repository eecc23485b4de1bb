import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { renderPersian } from '../../testing/index.ts';
import { Form } from '../form/index.ts';
import { DateTimePicker } from './index.ts';

const NOON = '2026-11-28T08:30:00.000Z';

const shown = () =>
  screen.getByRole('group', { name: 'مهلت' }).textContent?.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /تقویم/ }));
  return within(await screen.findByRole('dialog'));
};

describe('DateTimePicker', () => {
  it('shows day and hour on Tehran’s clock, the day first', () => {
    renderPersian(<DateTimePicker label="مهلت" defaultValue={NOON} />);
    expect(shown()).toBe('۷/۹/۱۴۰۵۱۲:۰۰');
    expect(screen.getAllByRole('spinbutton').map((part) => part.getAttribute('aria-label'))).toEqual([
      'روز، ',
      'ماه، ',
      'سال، ',
      'ساعت، ',
      'دقیقه، ',
    ]);
  });

  it('takes a day and then an hour from the calendar, which stays open until it is closed', async () => {
    const onChange = vi.fn();
    renderPersian(<DateTimePicker label="مهلت" defaultValue={NOON} onChange={onChange} />);
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: /۱۰ آذر/ }));
    expect(onChange).toHaveBeenLastCalledWith('2026-12-01T08:30:00.000Z');
    await userEvent.click(dialog.getByRole('button', { name: '۲۱:۰۰' }));
    expect(onChange).toHaveBeenLastCalledWith('2026-12-01T17:30:00.000Z');
    expect(dialog.getByRole('button', { name: '۲۱:۰۰' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(dialog.getByRole('button', { name: 'پایان روز' }));
    expect(onChange).toHaveBeenLastCalledWith('2026-12-01T20:29:59.000Z');
    await userEvent.click(dialog.getByRole('button', { name: 'سه‌شنبه ۱۰ آذر' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives a day that was chosen without an hour the end of the day', async () => {
    const onChange = vi.fn();
    renderPersian(
      <DateTimePicker label="مهلت" min="2026-11-22T00:00:00Z" max="2026-12-20T00:00:00Z" onChange={onChange} />,
    );
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: /۱۰ آذر/ }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith('2026-12-01T20:29:59.000Z');
  });

  it.each([
    ['1405/09/11', '2026-12-02T08:30:00.000Z'],
    ['۱۴۰۵/۹/۱۱ ۸:۰۰', '2026-12-02T04:30:00.000Z'],
    ['۱۱/۹/۱۴۰۵، 21:15', '2026-12-02T17:45:00.000Z'],
  ])('takes «%s» pasted, and keeps its hour where there is none in it', (text, moment) => {
    const onChange = vi.fn();
    renderPersian(<DateTimePicker label="مهلت" defaultValue={NOON} onChange={onChange} />);
    fireEvent.paste(screen.getAllByRole('spinbutton')[0] as HTMLElement, { clipboardData: { getData: () => text } });
    expect(onChange).toHaveBeenLastCalledWith(moment);
  });

  it.each(['1405/13/40', '۱۴۰۵/۹/۱۱ ۲۵:۰۰', 'فردا'])('does not take «%s»', (text) => {
    const onChange = vi.fn();
    renderPersian(<DateTimePicker label="مهلت" defaultValue={NOON} onChange={onChange} />);
    fireEvent.paste(screen.getAllByRole('spinbutton')[0] as HTMLElement, { clipboardData: { getData: () => text } });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('takes an hour that is typed, and is nothing while a part is missing', async () => {
    const onChange = vi.fn();
    renderPersian(<DateTimePicker label="مهلت" defaultValue={NOON} onChange={onChange} />);
    const hour = screen.getByRole('spinbutton', { name: /ساعت/ });
    await userEvent.click(hour);
    await userEvent.keyboard('18');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-28T14:30:00.000Z');
    await userEvent.click(hour);
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(document.body);
    expect(screen.getByText('روز، ماه، سال و ساعت هر چهار لازم است.')).toBeTruthy();
  });

  it('says why a moment before the first one is not taken', async () => {
    const onSubmit = vi.fn();
    renderPersian(
      <Form onSubmit={onSubmit}>
        <DateTimePicker label="مهلت" defaultValue={NOON} min="2026-11-29T04:30:00.000Z" />
        <Button type="submit">ثبت</Button>
      </Form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'ثبت' }));
    expect(screen.getAllByText('این زمان باید یکشنبه ۸ آذر، ۸:۰۰ یا پس از آن باشد.')[0]).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('leaves the day of its first moment open, and refuses the hours before it', async () => {
    const onSubmit = vi.fn();
    renderPersian(
      <Form onSubmit={onSubmit}>
        <DateTimePicker label="مهلت" defaultValue="2026-11-29T17:30:00.000Z" min={NOON} />
        <Button type="submit">ثبت</Button>
      </Form>,
    );
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: /شنبه ۷ آذر/ }));
    await userEvent.click(dialog.getByRole('button', { name: '۸:۰۰' }));
    await userEvent.keyboard('{Escape}');
    const submit = screen.getByRole('button', { name: 'ثبت' });
    await userEvent.click(submit);
    expect(screen.getAllByText('این زمان باید شنبه ۷ آذر، ۱۲:۰۰ یا پس از آن باشد.')[0]).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click((await open()).getByRole('button', { name: '۱۶:۰۰' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(submit);
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
