export { AccountBlock, type AccountBlockProps } from './AccountBlock.tsx';
export { AccountPicture, type AccountPictureProps } from './AccountPicture.tsx';
export type { NavAccount } from './types.ts';
