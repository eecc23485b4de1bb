import { Pencil } from 'lucide-react';
import { Button } from '../../actions/button/Button.tsx';
import type { ComposerMessages } from '../../i18n/fa/chat.ts';
import * as css from './EditedOriginal.css.ts';

export interface EditedOriginalProps {
  /** The message as it was. */
  text: string;
  onCancel: () => void;
  isDisabled: boolean;
  uiMessages: ComposerMessages;
}

/** The message that is edited as it was, and the way out of the edit. */
export function EditedOriginal({ text, onCancel, isDisabled, uiMessages }: EditedOriginalProps) {
  return (
    <div className={css.root}>
      <Pencil size="1.2em" aria-hidden="true" className={css.icon} />
      <div className={css.words}>
        <span className={css.title}>{uiMessages.editing}</span>
        <p dir="auto" className={css.original}>
          {text}
        </p>
      </div>
      <Button variant="quiet" size="small" isDisabled={isDisabled} onPress={onCancel}>
        {uiMessages.cancel}
      </Button>
    </div>
  );
}
