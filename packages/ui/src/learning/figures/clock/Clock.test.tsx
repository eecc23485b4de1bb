import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Clock } from './Clock.tsx';
import { ClockFace } from './ClockFace.tsx';
import { handAngles } from './clock-hands.ts';

describe('handAngles', () => {
  it.each([
    [
      { hour: 3, minute: 0 },
      { hour: 90, minute: 0, second: 0 },
    ],
    [
      { hour: 15, minute: 30 },
      { hour: 105, minute: 180, second: 0 },
    ],
    [
      { hour: 0, minute: 20, second: 30 },
      { hour: 10.25, minute: 123, second: 180 },
    ],
  ])('turns the hands of %o as a real clock does', (time, angles) => {
    expect(handAngles(time)).toEqual(angles);
  });
});

describe('Clock', () => {
  const hand = (name: string) => screen.getByRole('img').querySelector(`[data-hand=${name}]`);
  const tip = (name: string) => [hand(name)?.getAttribute('x2'), hand(name)?.getAttribute('y2')];

  it('points its hands and writes the twelve hours in Persian', () => {
    render(<Clock description="ساعت سه" form="analog" clocks={[{ hour: 3, minute: 0 }]} />);
    expect(tip('hour')).toEqual(['46', '0']);
    expect(tip('minute')).toEqual(['0', '-82']);
    expect(hand('second')).toBeNull();
    expect(screen.getByRole('img', { name: 'ساعت سه' }).textContent).toBe('۱۲۳۴۵۶۷۸۹۱۰۱۱۱۲');
  });

  it('has a hand for seconds only when they are given', () => {
    render(<Clock description="ساعت" form="analog" clocks={[{ hour: 3, minute: 0, second: 15 }]} />);
    expect(tip('second')).toEqual(['87', '0']);
  });

  it('writes figures as they are given, with two for minutes and seconds', () => {
    render(
      <Clock
        description="رقمی"
        form="digital"
        clocks={[
          { hour: 14, minute: 5, label: 'شروع' },
          { hour: 9, minute: 0, second: 7 },
        ]}
      />,
    );
    expect(screen.getByRole('img').textContent).toBe('۱۴:۰۵شروع۹:۰۰:۰۷');
  });

  it('is a bare face, ready for hands of another part, without a time', () => {
    const { container } = render(
      <ClockFace>
        <line data-own="" />
      </ClockFace>,
    );
    expect(container.querySelector('[data-hand]')).toBeNull();
    expect(container.querySelector('svg [data-own]')).not.toBeNull();
  });
});
