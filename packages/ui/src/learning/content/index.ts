export { BlockContent, type BlockContentProps, type BlockContentSize } from './BlockContent.tsx';
export { InlineContent, type InlineContentProps } from './InlineContent.tsx';
export { speakBlocks, speakInline } from './spoken-content.ts';
