import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

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
