declare module 'virtual:kit-story-files' {
  /** Paths of the kit's story files below its sources. */
  export const storyFiles: readonly string[];
}

declare module 'virtual:kit-stories' {
  export const loadEntry: () => Promise<typeof import('./entry.tsx')>;
}
