export interface Block {
  readonly language: string;
  /** The file that the line above names; none for commands. */
  readonly title: string | undefined;
  readonly code: string;
}

/** A guide's blocks of code, in the order a reader meets them: what the tests run is what its page shows. */
export function blocksOf(guide: string): Block[] {
  const found = guide.matchAll(/(?:^`([^`\n]+)`\n\n)?^```(\w+)\n([\s\S]*?)^```$/gm);
  return [...found].map(([, title, language = '', code = '']) => ({ language, title, code }));
}
