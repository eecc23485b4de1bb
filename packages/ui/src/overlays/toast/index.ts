export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export { type ToastOptions, type ToastVariant, toast } from './toast.ts';
