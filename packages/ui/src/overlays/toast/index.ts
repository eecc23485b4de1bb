export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export { type ToastAction, type ToastOptions, type ToastPhases, type ToastVariant, toast } from './toast.ts';
