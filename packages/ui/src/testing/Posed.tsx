import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { letNativeStatesBePosed, POSED_MARK } from './native-states.ts';
import { NATIVE_STATES, POSE_MARKS, type Pose } from './poses.ts';

export interface PosedProps {
  /** The state that is shown. */
  as: Pose;
  /**
   * A CSS selector: everything below that it matches is posed.
   * @default each outermost part of react-aria-components
   */
  of?: string | undefined;
  /**
   * Whether what is posed is shown elsewhere on the page, as in a drawer or a menu. Needs `of`.
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

const nativeMark = (part: Element, pose: Pose) =>
  NATIVE_STATES[pose]
    .filter((state) => state === 'focus-within' || pose !== 'focused' || part.matches(FOCUSABLE))
    .join(' ');

/**
 * For stories: shows what is in it hovered, pressed or focused, though nobody is at it, by the marks react-aria would set
 * and by one for styles that go by native pseudo-classes. They are set again whenever react-aria takes them away. What is
 * posed as focused gives its pose up for good once the focus really comes to it, so that it shows where the focus is.
 */
export function Posed({ as, of, isElsewhere = false, children }: PosedProps) {
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const root = isElsewhere ? document.body : frame.current;
    if (root === null) return;
    const marks = POSE_MARKS[as];
    letNativeStatesBePosed();
    const posed = new Set<Element>();
    const released = new WeakSet<Element>();
    const release = (part: Element) => {
      posed.delete(part);
      for (const mark of [...marks, POSED_MARK]) part.removeAttribute(mark);
    };
    const pose = () => {
      for (const part of partsIn(root, of)) {
        if (released.has(part)) continue;
        posed.add(part);
        for (const mark of marks) if (!part.hasAttribute(mark)) part.setAttribute(mark, 'true');
        part.setAttribute(POSED_MARK, nativeMark(part, as));
      }
    };
    // Before react-aria hears of it, which then sets its own.
    const takeFocus = ({ target }: FocusEvent) => {
      for (const part of [...posed]) {
        if (!(target instanceof Node && part.contains(target))) continue;
        released.add(part);
        release(part);
      }
    };
    const observer = new MutationObserver(pose);
    pose();
    observer.observe(root, { subtree: true, childList: true, attributeFilter: [...marks] });
    if (as === 'focused') root.addEventListener('focusin', takeFocus, true);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', takeFocus, true);
      for (const part of posed) release(part);
    };
  }, [as, of, isElsewhere]);

  return (
    <div ref={frame} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
