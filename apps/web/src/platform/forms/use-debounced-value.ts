import { useEffect, useState } from 'react';

/** Milliseconds: longer than between two key presses, shorter than a noticeable wait. */
const PAUSE = 350;

/** The value after it has stopped changing for a moment. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}
