import { CoachMark } from '@mashq/ui/overlays/coach-mark';
import { use, useCallback, useEffect, useState } from 'react';
import type { Guide, GuideReader, GuideStep } from '../guide.ts';
import { findPart } from './find-part.ts';
import type { PointedScreen } from './pointed-screens.ts';

/** A screen is looked at once nothing has changed on it for so many milliseconds. */
const QUIET_MS = 600;

interface Pointed {
  readonly text: string;
  readonly target: HTMLElement;
}

const contents: Partial<Record<GuideReader, Promise<readonly Guide[]>>> = {};

function guidesOf(reader: GuideReader): Promise<readonly Guide[]> {
  contents[reader] ??= (reader === 'student' ? import('../content/student.ts') : import('../content/teacher.ts')).then(
    ({ guides }) => guides,
  );
  return contents[reader];
}

export interface PointersProps {
  reader: GuideReader;
  steps: PointedScreen['steps'];
  onClose: () => void;
  onCloseAll: () => void;
}

/** The pointers of one screen, one after another, once the screen has loaded. */
export function Pointers({ reader, steps, onClose, onCloseAll }: PointersProps) {
  const guides = use(guidesOf(reader));
  const [pointed, setPointed] = useState<readonly Pointed[]>([]);
  const [at, setAt] = useState(0);
  const current = pointed[at];
  const isLast = at === pointed.length - 1;
  const next = useCallback(() => setAt((before) => before + 1), []);

  useEffect(() => {
    const wanted = steps.flatMap(([id, step]) => guides.find((guide) => guide.id === id)?.steps[step - 1] ?? []);
    return onceQuiet(() => {
      const found = wanted.flatMap(pointTo);
      setPointed(found);
      return found.length > 0;
    });
  }, [guides, steps]);

  useEffect(() => {
    if (current === undefined) return;
    const { target } = current;
    target.scrollIntoView({ block: 'nearest' });
    // Who uses what is pointed at needs no more words about it; a link leads away from the others too.
    const used = () => (isLast || target.closest('a') ? onClose() : next());
    target.addEventListener('click', used);
    return () => target.removeEventListener('click', used);
  }, [current, isLast, next, onClose]);

  if (!current?.target.isConnected) return null;
  return (
    <CoachMark
      target={{ current: current.target }}
      step={at + 1}
      steps={pointed.length}
      onNext={next}
      onClose={onClose}
      onCloseAll={onCloseAll}
    >
      {current.text}
    </CoachMark>
  );
}

function pointTo({ part, text }: GuideStep): readonly Pointed[] {
  const target = findPart(part);
  return target === undefined ? [] : [{ target, text }];
}

/** Calls `look` when the page has loaded and rests, again after later changes, until it has seen enough. Returns what ends that. */
function onceQuiet(look: () => boolean): () => void {
  let timer: number | undefined;
  const observer = new MutationObserver(() => wait());
  const end = () => {
    observer.disconnect();
    window.clearTimeout(timer);
  };
  const isOpen = () =>
    document.querySelector('[aria-busy=true], dialog[open], [role=dialog], [role=alertdialog]') !== null;
  function wait() {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!isOpen() && look()) end();
    }, QUIET_MS);
  }
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  wait();
  return end;
}
