export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export { type ToastKind, type ToastOptions, toast } from './toast.ts';
