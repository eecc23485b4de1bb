export { Composer, type ComposerProps, type Draft } from './Composer.tsx';
export type { EditedMessage } from './use-draft.ts';
