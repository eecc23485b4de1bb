import { LogOut } from 'lucide-react';
import { lazy, type Ref, Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import * as faNavigation from '../../i18n/fa/navigation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as leafCss from '../nav-item/NavLeaf.css.ts';
import * as css from './ExitButton.css.ts';

/** Most visits never leave by the button: the dialog's code comes with the first press. */
const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: Loaded } = await import('../../overlays/confirm-dialog/ConfirmDialog.tsx');
  return { default: Loaded };
});

export interface ExitButtonProps extends RootProps {
  /** Ends the session, once it has been confirmed. */
  onExit: () => void;
  /** `false` where `onExit` asks by itself, having more to say. @default true */
  asksFirst?: boolean;
  /** The picture over the words, for a menu of 88 px. @default false */
  isMini?: boolean;
  /** @default «خروج از حساب» */
  label?: string;
  /** Asked before leaving. @default «مطمئنی می‌خواهی از حسابت خارج شوی؟» */
  question?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** The way out of a student's menu; asks first. Keyboard: Enter asks, then Tab and Enter say yes, Escape stays. */
export function ExitButton({
  onExit,
  asksFirst = true,
  isMini = false,
  label = messagesFor('navigation.exit', faNavigation.exit).label,
  question = messagesFor('navigation.exit', faNavigation.exit).question,
  className,
  ...rest
}: ExitButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...rest}
        className={classNames(leafCss.press, css.root, className)}
        {...(isMini && { 'data-mini': '' })}
        aria-haspopup="dialog"
        onPress={() => {
          if (!asksFirst) return onExit();
          setAsked(true);
          setOpen(true);
        }}
      >
        <span aria-hidden="true" className={`${leafCss.icon} ${css.icon}`}>
          <LogOut size="1em" />
        </span>
        {label}
      </Button>
      {isAsked && (
        <Suspense>
          <ConfirmDialog isOpen={isOpen} onOpenChange={setOpen} title={label} onConfirm={onExit}>
            {question}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
