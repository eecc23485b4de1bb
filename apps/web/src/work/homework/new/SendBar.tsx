import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { newHomework } from '../../strings/teacher-new-homework.ts';
import { missingIn, whenText } from './class-times.ts';
import type { DraftClass, DraftHomework } from './draft-homework.ts';
import * as css from './SendBar.css.ts';

export interface SendBarProps {
  draft: DraftHomework;
  classes: readonly DraftClass[];
  hasRange: boolean;
  hasNoSkill: boolean;
  /** Buttons that send or keep it. */
  children: ReactNode;
}

/** At the lower edge of the form: when the homework goes out, what is still missing, and the buttons. */
export function SendBar({ draft, classes, hasRange, hasNoSkill, children }: SendBarProps) {
  const { title, text } = whenText(draft, classes);
  const missing = missingIn(draft, classes, { hasRange, hasNoSkill });
  return (
    <div className={css.bar}>
      <div>
        <p className={css.when}>{title}</p>
        {text !== undefined && <p className={css.text}>{text}</p>}
        <div role="status">
          {missing.length > 0 && (
            <p className={css.missing}>
              <CircleAlert aria-hidden size="1.1em" />
              {newHomework.others.missing.text(missing)}
            </p>
          )}
        </div>
      </div>
      <div className={css.buttons}>{children}</div>
    </div>
  );
}
