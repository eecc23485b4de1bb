import { useEffect, useState } from 'react';

/** Longer than between two keys, shorter than one waits for an answer; milliseconds. */
const PAUSE = 350;

/** A value as it is once it has stopped changing for a moment: what is half typed is not asked about. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}
