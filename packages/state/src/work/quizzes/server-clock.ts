import { useEffect, useState } from 'react';

const KEY = 'server-clock';
/** The clock of a quiz says whole minutes. */
const TICK = 5000;

/** Milliseconds by which the server's clock is ahead of this device's; kept over a reload without a network. */
function offset(): number {
  const kept = Number(sessionStorage.getItem(KEY));
  return Number.isFinite(kept) ? kept : 0;
}

/** Notes what time it is at the server, from a reply that has just arrived. */
export function setServerTime(time: string): void {
  sessionStorage.setItem(KEY, String(Date.parse(time) - Date.now()));
}

/** What time it is by the server's clock, in milliseconds; it goes on every few seconds. */
export function useServerNow(): number {
  const [now, setNow] = useState(() => Date.now() + offset());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + offset()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Minutes by which this device's clock is off. */
export function clockDifference(): number {
  return Math.round(offset() / 60_000);
}
