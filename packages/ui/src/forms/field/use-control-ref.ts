import { type Ref, type RefCallback, type RefObject, useCallback, useImperativeHandle, useRef } from 'react';

/**
 * Gives `ref` the control of a field that is made of several, so that libraries of forms can focus it.
 * @param selectors of the control, the most wanted first
 * @returns ref for the field's outermost element
 */
export function useControlRef(
  ref: Ref<HTMLElement> | undefined,
  ...selectors: string[]
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  // After every render: what was the control may have gone.
  useImperativeHandle(ref, () => {
    for (const selector of selectors) {
      const control = root.current?.querySelector<HTMLElement>(selector);
      if (control != null) return control;
    }
    return null as unknown as HTMLElement;
  });
  return root;
}

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
