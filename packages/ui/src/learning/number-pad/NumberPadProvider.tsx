import { createContext, type ReactNode, useMemo, useRef, useState } from 'react';

/** A text box the pad can write in. */
export interface PadBox {
  readonly element: HTMLInputElement;
  /** Puts text in place of the selection. */
  insert: (text: string) => void;
  /** Takes away the selection, or the character before the caret. */
  erase: () => void;
}

/** What boxes and pads of one place know of each other. */
export interface PadTarget {
  /** A box appears; the returned function takes it away. */
  addBox: (box: PadBox) => () => void;
  /** A box got the focus: the pad writes there from now on. */
  chooseBox: (box: PadBox) => void;
  /** The pad writes in the box of this element from now on, wherever the focus is. */
  chooseElement: (element: HTMLInputElement) => void;
  /** The box last focused, or the first one while none was; null where there is none to write in. */
  currentBox: () => PadBox | null;
  /** Moves the focus to the box after the current one, and from the last to the first. */
  focusNext: () => void;
  /** A pad appears; the returned function takes it away. */
  addPad: () => () => void;
  /** A pad is on the screen, so that boxes need no keyboard of the device. */
  hasPad: boolean;
}

export const PadTargetContext = createContext<PadTarget | null>(null);

function inDocumentOrder(boxes: Iterable<PadBox>): PadBox[] {
  return [...boxes].sort((a, b) =>
    a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

export interface NumberPadProviderProps {
  /** The boxes and the pad that writes in them. */
  children: ReactNode;
}

/** Joins a `NumberPad` to the answer boxes inside it: the pad writes in the box that had the focus last. */
export function NumberPadProvider({ children }: NumberPadProviderProps) {
  const chosen = useRef<PadBox | null>(null);
  const [pads, setPads] = useState(0);

  const [boxSet] = useState(() => new Set<PadBox>());

  const places = useMemo(() => {
    const editable = () => inDocumentOrder(boxSet).filter(({ element }) => !element.readOnly && !element.disabled);
    const currentBox = () => {
      const all = editable();
      return all.find((box) => box === chosen.current) ?? all[0] ?? null;
    };
    return {
      addBox: (box: PadBox) => {
        boxSet.add(box);
        return () => {
          boxSet.delete(box);
          if (chosen.current === box) chosen.current = null;
        };
      },
      chooseBox: (box: PadBox) => {
        chosen.current = box;
      },
      chooseElement: (element: HTMLInputElement) => {
        chosen.current = [...boxSet].find((box) => box.element === element) ?? chosen.current;
      },
      currentBox,
      focusNext: () => {
        const all = editable();
        const current = currentBox();
        const next = current === null ? undefined : all[(all.indexOf(current) + 1) % all.length];
        next?.element.focus();
      },
      addPad: () => {
        setPads((count) => count + 1);
        return () => setPads((count) => count - 1);
      },
    };
  }, [boxSet]);

  const target = useMemo<PadTarget>(() => ({ ...places, hasPad: pads > 0 }), [places, pads]);

  return <PadTargetContext value={target}>{children}</PadTargetContext>;
}
