import { Maximize, Minimize } from 'lucide-react';
import { type Ref, useSyncExternalStore } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import * as faSettings from '../../i18n/fa/settings.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './FullScreenButton.css.ts';

export interface FullScreenButtonProps extends RootProps {
  /** @default «تمام صفحه» */
  enterLabel?: string;
  /** @default «خروج از حالت تمام صفحه» */
  exitLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/**
 * Gives the whole screen to the product, and gives it back; shown above 600 px, and only where the browser allows it.
 * It follows the Escape key and the browser's own ways out.
 */
export function FullScreenButton({
  enterLabel = messagesFor('settings.fullScreen', faSettings.fullScreen).enter,
  exitLabel = messagesFor('settings.fullScreen', faSettings.fullScreen).exit,
  className,
  ...rest
}: FullScreenButtonProps) {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const isAllowed = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  );
  if (!isAllowed) return null;
  const Icon = isFull ? Minimize : Maximize;
  const toggle = async () => {
    try {
      if (isFull) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      // The browser may refuse, as within a frame: the button stays as it is, and nothing was lost.
    }
  };
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <Button variant="secondary" size="small" isFullWidth icon={<Icon size="1.1em" />} onPress={() => void toggle()}>
        {isFull ? exitLabel : enterLabel}
      </Button>
    </div>
  );
}
