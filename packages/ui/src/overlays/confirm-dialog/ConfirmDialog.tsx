import { CircleAlert } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import * as faOverlays from '../../i18n/fa/overlays.ts';
import { messagesFor } from '../../i18n/language.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import * as css from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps {
  /** @default «خروج از حساب» */
  title?: string;
  /** The question, and what follows from a yes. @default «آیا از خروج از حساب کاربری مطمئن هستید؟» */
  children?: ReactNode;
  /** Does it. While a promise is pending the dialog waits; when it fails the dialog stays and says so. */
  onConfirm: () => void | Promise<void>;
  /** `danger` for what destroys; `secondary` where going back is the better way, which then has the strong button. @default 'primary' */
  variant?: 'primary' | 'danger' | 'secondary';
  /** @default «مطمئنم» */
  confirmLabel?: string;
  /** @default «بستن»; «انصراف» beside a `confirmLabel` of its own */
  closeLabel?: string;
  /** Said when `onConfirm` fails. @default «این کار انجام نشد. کمی بعد دوباره امتحان کنید.» */
  failedMessage?: string | ((error: unknown) => string);
  /** Whether it is open, when the parent keeps it; inside a `DialogTrigger` it keeps itself. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Asks before something is done that is hard to take back. The focus begins at the way out. Keyboard: Enter there
 * closes, Tab reaches the yes, Escape closes.
 */
export function ConfirmDialog({
  title = messagesFor('overlays.confirm', faOverlays.confirm).title,
  children = messagesFor('overlays.confirm', faOverlays.confirm).question,
  onConfirm,
  variant = 'primary',
  confirmLabel,
  closeLabel,
  failedMessage = messagesFor('overlays.confirm', faOverlays.confirm).failed,
  ...rest
}: ConfirmDialogProps) {
  const words = messagesFor('overlays.confirm', faOverlays.confirm);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  // Content lives while the dialog is open: the next opening begins afresh.
  const forgetOnClose = useCallback(() => () => setFailure(undefined), []);

  const confirm = async (close: () => void) => {
    setFailure(undefined);
    try {
      const work = onConfirm();
      if (work !== undefined) {
        setPending(true);
        await work;
      }
      close();
    } catch (error) {
      setFailure(typeof failedMessage === 'function' ? failedMessage(error) : failedMessage);
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      {...rest}
      role="alertdialog"
      title={title}
      size="small"
      isDismissable={!isPending}
      hideCloseButton
      actions={(close) => (
        <>
          <Button variant={variant} isPending={isPending} onPress={() => void confirm(close)}>
            {confirmLabel ?? words.confirm}
          </Button>
          <Button
            variant={variant === 'secondary' ? 'primary' : 'secondary'}
            isDisabled={isPending}
            onPress={close}
            autoFocus
          >
            {closeLabel ?? (confirmLabel === undefined ? words.close : words.cancel)}
          </Button>
        </>
      )}
    >
      {children}
      <div ref={forgetOnClose} role="alert" className={css.failure}>
        {failure !== undefined && (
          <>
            <CircleAlert size="1.2em" strokeWidth={2.5} className={css.icon} aria-hidden="true" />
            {failure}
          </>
        )}
      </div>
    </Dialog>
  );
}
