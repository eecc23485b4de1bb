import { Children, createContext, isValidElement, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { noteBusy } from './first-screen.ts';

type Note = (change: 1 | -1) => void;

const Section = createContext<Note | null>(null);

/**
 * Sections of a screen, each shown once those above it have what they show: what loads above never pushes down what is read.
 * Their code and data load all at once. A section that was shown stays, whatever loads again.
 */
export function RevealInOrder({ children }: { children: ReactNode }) {
  /** How many parts of each section load, by its key: a section that comes or goes leaves the others as they are. */
  const busy = useRef(new Map<string, number>());
  const [changes, setChanges] = useState(0);
  const [shown, setShown] = useState(0);
  const sections = Children.toArray(children).map((section, index) => ({
    key: (isValidElement(section) && section.key) || String(index),
    section,
  }));
  // The sections' own effects have noted what they wait for by now, and nothing is painted yet.
  useLayoutEffect(() => {
    const first = sections.findIndex(({ key }) => (busy.current.get(key) ?? 0) > 0);
    const reached = first === -1 ? sections.length : first;
    setShown((before) => Math.max(before, reached));
  }, [changes, sections.length]);
  return sections.map(({ key, section }, index) => (
    <OneSection
      key={key}
      isShown={index <= shown}
      note={(change) => {
        busy.current.set(key, (busy.current.get(key) ?? 0) + change);
        setChanges((before) => before + 1);
      }}
    >
      {section}
    </OneSection>
  ));
}

function OneSection({ isShown, note, children }: { isShown: boolean; note: Note; children: ReactNode }) {
  const [noteOnce] = useState(() => note);
  return (
    <Section value={noteOnce}>
      {/* Without a box of its own: the layout of the screen is that of its sections. */}
      <div hidden={!isShown} {...(isShown && { style: { display: 'contents' } })}>
        {children}
      </div>
    </Section>
  );
}

/** Notes that a part of the screen, and of the section it is in, loads. */
export function useNoteBusy(isBusy: boolean): void {
  const note = use(Section);
  useLayoutEffect(() => {
    if (!isBusy) return;
    const end = noteBusy();
    note?.(1);
    return () => {
      end();
      note?.(-1);
    };
  }, [isBusy, note]);
}
