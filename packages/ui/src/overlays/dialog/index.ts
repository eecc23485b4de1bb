export { Dialog, type DialogContent, type DialogProps, type DialogSize } from './Dialog.tsx';
export { DialogTrigger, type DialogTriggerProps } from './DialogTrigger.tsx';
