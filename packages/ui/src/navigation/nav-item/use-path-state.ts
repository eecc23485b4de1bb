import { useState } from 'react';

/**
 * State that lasts as long as the screen: when `currentPath` changes it is `initial` again, in the same render, so that
 * no menu is seen open on the next screen even for a frame.
 */
export function usePathState<State>(currentPath: string, initial: State): [State, (next: State) => void] {
  const [kept, setKept] = useState({ path: currentPath, state: initial });
  return [kept.path === currentPath ? kept.state : initial, (state) => setKept({ path: currentPath, state })];
}
