export { type Command, CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export { ENGLISH_PALETTE } from './english.ts';
