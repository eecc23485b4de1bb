import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Form } from '../form/index.ts';
import { TimeField } from './index.ts';

const shown = () =>
  screen.getByRole('group', { name: 'ساعت شروع' }).textContent?.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');

it('shows a time on a clock of 24 hours, in Persian digits, the hour at the left', () => {
  renderPersian(<TimeField label="ساعت شروع" defaultValue="14:05" />);
  expect(shown()).toContain('۱۴:۰۵');
  const parts = screen.getAllByRole('spinbutton');
  expect(parts).toHaveLength(2);
  expect(parts[0]?.getAttribute('aria-label')).toContain('ساعت');
  expect(parts[0]?.parentElement?.getAttribute('dir')).toBe('ltr');
});

it.each(['16 40', '۱۶ ۴۰', '١٦ ٤٠'])('takes «%s» typed, and gives the time as ISO', async (typed) => {
  const onChange = vi.fn();
  renderPersian(<TimeField label="ساعت شروع" onChange={onChange} />);
  await userEvent.tab();
  // Two digits fill the hour, and the focus goes on to the minute.
  await userEvent.keyboard(typed.replace(' ', ''));
  expect(onChange).toHaveBeenLastCalledWith('16:40');
});

it('steps by the arrows, round the clock', async () => {
  const onChange = vi.fn();
  renderPersian(<TimeField label="ساعت شروع" defaultValue="23:10" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith('00:10');
});

it('says in Persian which times are accepted', async () => {
  renderPersian(
    <Form onSubmit={() => undefined}>
      <TimeField label="ساعت شروع" name="start" defaultValue="06:30" minTime="07:00" />
      <button type="submit">ثبت</button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'ثبت' }));
  expect(screen.getAllByText(/این ساعت باید ۰۷:۰۰ یا پس از آن باشد/).length).toBeGreaterThan(0);
});

function Controlled({ onChange }: { onChange: (time: string | null) => void }) {
  const [time, setTime] = useState<string | null>('14:05');
  const change = (next: string | null) => {
    onChange(next);
    setTime(next);
  };
  return <TimeField label="ساعت شروع" value={time} onChange={change} />;
}

it.each(['kept by the parent', 'kept by itself'])(
  'is no time while hour or minute is missing, and keeps the other: %s',
  async (way) => {
    const onChange = vi.fn();
    renderPersian(
      way === 'kept by itself' ? (
        <TimeField label="ساعت شروع" defaultValue="14:05" onChange={onChange} />
      ) : (
        <Controlled onChange={onChange} />
      ),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(shown()).toMatch(/:۰۵$/);
    await userEvent.click(document.body);
    expect(await screen.findByText('ساعت و دقیقه هر دو لازم است.')).toBeDefined();
    await userEvent.click(screen.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('16');
    expect(onChange).toHaveBeenLastCalledWith('16:05');
    await userEvent.tab();
    expect(screen.queryByText('ساعت و دقیقه هر دو لازم است.')).toBeNull();
  },
);

it('is not sent with a time of before, even where its parent keeps that one', async () => {
  const onSubmit = vi.fn();
  renderPersian(
    <Form onSubmit={onSubmit}>
      <TimeField label="ساعت شروع" name="start" value="14:05" />
      <button type="submit">ثبت</button>
    </Form>,
  );
  await userEvent.click(screen.getAllByRole('spinbutton')[1] as HTMLElement);
  await userEvent.keyboard('{Backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'ثبت' }));
  expect(await screen.findAllByText('ساعت و دقیقه هر دو لازم است.')).not.toHaveLength(0);
  expect(onSubmit).not.toHaveBeenCalled();
});
