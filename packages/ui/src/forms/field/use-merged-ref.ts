import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** One ref that fills two: the field's own, and the one its user gave. */
export function useMergedRef<Node>(own: RefObject<Node | null>, given: Ref<Node> | undefined): RefCallback<Node> {
  return useCallback(
    (node: Node | null) => {
      own.current = node;
      if (typeof given === 'function') return given(node);
      if (given) given.current = node;
    },
    [own, given],
  );
}
