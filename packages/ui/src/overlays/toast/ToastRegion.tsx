import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Text } from 'react-aria-components/Text';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { faOverlays } from '../../i18n/fa/overlays.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { AriaToast, AriaToastContent, AriaToastRegion } from './aria-toast.ts';
import * as css from './ToastRegion.css.ts';
import { type ToastKind, toastQueue } from './toast.ts';

export interface ToastRegionProps {
  /** What the place of the toasts is called; F6 leads there. @default «پیام‌ها» */
  label?: string;
  /** @default «بستن پیام» */
  closeLabel?: string;
  /** The word said before each kind. @default «انجام شد»، «خبر»، «هشدار»، «خطا» */
  kindLabels?: Record<ToastKind, string>;
}

const ICONS: Record<ToastKind, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: OctagonAlert,
};

const subscribe = (listener: () => void) => toastQueue.subscribe(listener);
const visibleToasts = () => toastQueue.visibleToasts;

/**
 * Where toasts appear: once in an app, anywhere. They are announced as they come, wait while a pointer or the focus is
 * on them, and give the focus back when they go. Keyboard: F6 goes to them, Tab to their closing buttons.
 */
export function ToastRegion({
  label = faOverlays.toast.region,
  closeLabel = faOverlays.toast.close,
  kindLabels = faOverlays.toast.kinds,
}: ToastRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const visible = useSyncExternalStore(subscribe, visibleToasts, visibleToasts);

  // A toast starts its own time as it appears; one that joins others being looked at has to wait with them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each newcomer.
  useEffect(() => {
    const region = ref.current;
    if (region?.hasAttribute('data-hovered') || region?.contains(document.activeElement)) toastQueue.pauseAll();
  }, [visible]);

  return (
    <AriaToastRegion ref={ref} queue={toastQueue} aria-label={label} className={css.region}>
      {({ toast }) => {
        const { kind, message, description } = toast.content;
        const Icon = ICONS[kind];
        return (
          <AriaToast toast={toast} className={css.toast}>
            <span className={`${css.icon} ${css.kind[kind]}`} aria-hidden="true">
              <Icon size="1.4em" strokeWidth={2.5} />
            </span>
            <AriaToastContent className={css.words}>
              <Text slot="title" className={css.message}>
                <span className={visuallyHidden}>{kindLabels[kind]}: </span>
                {message}
              </Text>
              {description !== undefined && (
                <Text slot="description" className={css.description}>
                  {description}
                </Text>
              )}
            </AriaToastContent>
            <IconButton slot="close" size="small" aria-label={closeLabel}>
              <X />
            </IconButton>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
