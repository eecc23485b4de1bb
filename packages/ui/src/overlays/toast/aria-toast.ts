/**
 * The one place that knows react-aria's toasts are not settled yet: when their names change, this file does. It is not
 * part of the folder's door.
 */
export {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
