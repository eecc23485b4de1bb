import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../actions/button/index.ts';
import * as css from './NotificationList.css.ts';

export interface UndoLineProps {
  /** What was done. */
  children: string;
  label: string;
  /** Heard instead of the label. */
  spokenLabel: string;
  onUndo: () => void;
}

/** Shows what was done and takes it back. It gets the focus, as what had it has gone; the list says it to screen readers. */
export function UndoLine({ children, label, spokenLabel, onUndo }: UndoLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A menu gives the focus back to its trigger as it closes, in the same frame.
    const frame = requestAnimationFrame(() => line.current?.querySelector('button')?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={line} className={css.undo}>
      <span>{children}</span>
      <Button variant="quiet" size="small" icon={<Undo2 size="1.1em" />} aria-label={spokenLabel} onPress={onUndo}>
        {label}
      </Button>
    </div>
  );
}
