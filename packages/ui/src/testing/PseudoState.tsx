import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { addPseudoStateRules, PSEUDO_STATE_MARK } from './native-states.ts';
import { NATIVE_STATES, PSEUDO_STATE_MARKS, type PseudoStateName } from './pseudo-states.ts';

export interface PseudoStateProps {
  /** The state that is shown. */
  as: PseudoStateName;
  /**
   * A CSS selector: everything below that it matches is put in the state.
   * @default each outermost component of react-aria-components
   */
  of?: string | undefined;
  /**
   * Whether what is put in the state is shown elsewhere on the page, as in a drawer or a menu. Needs `of`.
   * @default false
   */
  isElsewhere?: boolean;
  children: ReactNode;
}

const PART = '[data-rac]';

function partsIn(frame: Element, of: string | undefined): Element[] {
  if (of !== undefined) return [...frame.querySelectorAll(of)];
  return [...frame.querySelectorAll(PART)].filter((part) => {
    const around = part.parentElement?.closest(PART);
    return !around || !frame.contains(around);
  });
}

/** What can have the focus itself. A label of a hidden control shows that one's focus by react-aria's marks alone. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

const nativeMark = (part: Element, state: PseudoStateName) =>
  NATIVE_STATES[state]
    .filter((native) => native === 'focus-within' || state !== 'focused' || part.matches(FOCUSABLE))
    .join(' ');

/**
 * For stories: shows what is in it hovered, pressed or focused, though nobody is at it, by the marks react-aria would set
 * and by one for styles that go by native pseudo-classes. They are set again whenever react-aria takes them away. What is
 * shown as focused leaves that state for good once the real focus comes to it, so that it shows where the focus is.
 */
export function PseudoState({ as, of, isElsewhere = false, children }: PseudoStateProps) {
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const root = isElsewhere ? document.body : frame.current;
    if (root === null) return;
    const marks = PSEUDO_STATE_MARKS[as];
    addPseudoStateRules();
    const forced = new Set<Element>();
    const released = new WeakSet<Element>();
    const release = (part: Element) => {
      forced.delete(part);
      for (const mark of [...marks, PSEUDO_STATE_MARK]) part.removeAttribute(mark);
    };
    const apply = () => {
      for (const part of partsIn(root, of)) {
        if (released.has(part)) continue;
        forced.add(part);
        for (const mark of marks) if (!part.hasAttribute(mark)) part.setAttribute(mark, 'true');
        part.setAttribute(PSEUDO_STATE_MARK, nativeMark(part, as));
      }
    };
    // Before react-aria hears of it, which then sets its own.
    const takeFocus = ({ target }: FocusEvent) => {
      for (const part of [...forced]) {
        if (!(target instanceof Node && part.contains(target))) continue;
        released.add(part);
        release(part);
      }
    };
    const observer = new MutationObserver(apply);
    apply();
    observer.observe(root, { subtree: true, childList: true, attributeFilter: [...marks] });
    if (as === 'focused') root.addEventListener('focusin', takeFocus, true);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', takeFocus, true);
      for (const part of forced) release(part);
    };
  }, [as, of, isElsewhere]);

  return (
    <div ref={frame} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
