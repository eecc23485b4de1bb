import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';

/**
 * Says to screen readers what changed. It is there before it has anything to say, or they would miss the first time. A helper
 * with nothing to see, and so without a story: tests of the components that say something hold it.
 */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <span role="status" className={visuallyHidden}>
      {children}
    </span>
  );
}

const InRegion = createContext(false);

/**
 * A box whose content is announced politely, whole, when it changes. Mounted empty, before there is anything to say. Inside
 * another it is a plain box: two regions would say the same twice.
 */
export function LiveRegion({ role = 'status', ...props }: ComponentProps<'div'> & { role?: 'status' | 'alert' }) {
  const isInner = useContext(InRegion);
  return (
    <InRegion value={true}>
      <div {...props} {...(!isInner && { role })} />
    </InRegion>
  );
}

/** Whether the content around has been on the page before what is rendered now. */
interface Start {
  isOver: boolean;
}

const ContentStartContext = createContext<Start>({ isOver: true });

/**
 * Around what comes to the page as a whole: a screen, what was loaded, a dialog. A message that comes together with it is read
 * with it; one that comes later is news, and is announced (`useAnnouncedLater`).
 */
export function ContentStart({ children }: { children: ReactNode }) {
  const [start] = useState<Start>(() => ({ isOver: false }));
  // After the effects of what is inside, as effects run from the inside out.
  useLayoutEffect(() => {
    start.isOver = true;
  }, [start]);
  return <ContentStartContext value={start}>{children}</ContentStartContext>;
}

/** Until a screen reader knows a region that has just come. */
const REGION_KNOWN_AFTER_MS = 100;

const never = () => () => undefined;

/**
 * For a region that comes with its words inside, which most screen readers do not say: where it comes later than the content
 * around it, its words are hidden from them until they know the region, so that they are what changes in it. Once for each region.
 * @param words the part of the region that is said; links and buttons beside it stay usable meanwhile
 */
export function useAnnouncedLater(words: RefObject<HTMLElement | null>, isRegion: boolean): void {
  const start = useContext(ContentStartContext);
  const isInner = useContext(InRegion);
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const due = useRef<boolean>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided as it comes; what changes later is said by the region itself
  useLayoutEffect(() => {
    const said = words.current;
    due.current ??= isRegion && !isInner && start.isOver && !isHydrating;
    if (!due.current || said === null) return;
    const show = () => said.removeAttribute('aria-hidden');
    said.setAttribute('aria-hidden', 'true');
    const timer = setTimeout(() => {
      due.current = false;
      show();
    }, REGION_KNOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      show();
    };
  }, []);
}
