import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { OfflineBar } from './OfflineBar.tsx';

const said = () => screen.getByRole('status').textContent;

describe('OfflineBar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is silent while all is well, but listened to', () => {
    renderPersian(<OfflineBar isOnline waiting={0} />);
    expect(said()).toBe('');
  });

  it('says that the network is gone, and how many answers are kept', () => {
    const { rerender } = renderPersian(<OfflineBar isOnline={false} waiting={0} />);
    expect(said()).toBe('اینترنت نیست. ادامه بده؛ جواب‌هایت همین‌جا می‌ماند.');
    rerender(<OfflineBar isOnline={false} waiting={3} />);
    expect(said()).toBe('اینترنت نیست. ۳ جواب همین‌جا مانده و بعد خودش می‌رود.');
  });

  it('says that answers go, that all have arrived, and then goes away', () => {
    const { rerender } = renderPersian(<OfflineBar isOnline={false} waiting={3} sentFor={4000} />);
    rerender(<OfflineBar isOnline waiting={2} sentFor={4000} />);
    expect(said()).toBe('۲ جواب در صف فرستادن است. خودش می‌رود.');
    rerender(<OfflineBar isOnline waiting={0} sentFor={4000} />);
    expect(said()).toBe('همهٔ جواب‌ها رسید.');
    act(() => vi.advanceTimersByTime(3999));
    expect(said()).toBe('همهٔ جواب‌ها رسید.');
    act(() => vi.advanceTimersByTime(1));
    expect(said()).toBe('');
  });

  it('notices answers that began to wait later', () => {
    const { rerender } = renderPersian(<OfflineBar isOnline waiting={0} />);
    rerender(<OfflineBar isOnline waiting={1} />);
    rerender(<OfflineBar isOnline waiting={0} />);
    expect(said()).toBe('همهٔ جواب‌ها رسید.');
  });

  it('says that the network is back, and not that answers arrived when none had waited', () => {
    const { rerender } = renderPersian(<OfflineBar isOnline={false} waiting={0} sentFor={4000} />);
    rerender(<OfflineBar isOnline waiting={0} sentFor={4000} />);
    expect(said()).toBe('اینترنت برگشت.');
    act(() => vi.advanceTimersByTime(4000));
    expect(said()).toBe('');
    rerender(<OfflineBar isOnline={false} waiting={0} sentFor={4000} />);
    rerender(<OfflineBar isOnline waiting={0} sentFor={4000} />);
    expect(said()).toBe('اینترنت برگشت.');
  });
});
