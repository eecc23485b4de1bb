import { useEffect, useState } from 'react';

const KEY = 'seen-once';
/** Older ones are forgotten: a device is not filled by years of work. */
const MAX_KEPT = 300;

function readSeen(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

function noteSeen(key: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...readSeen().filter((one) => one !== key), key].slice(-MAX_KEPT)));
  } catch {
    // A device that stores nothing shows it again.
  }
}

/**
 * Whether something is shown for the first time on this device. It stays so until the component goes, and is never so again.
 * @param key whose and what: the account's id is a part of it. Null while that is not known
 */
export function useSeenOnce(key: string | null): boolean {
  const [first, setFirst] = useState<string | null>(null);
  useEffect(() => {
    if (key === null || readSeen().includes(key)) return;
    noteSeen(key);
    setFirst(key);
  }, [key]);
  return key !== null && first === key;
}
