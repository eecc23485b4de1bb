/** Made by build/stored-files.ts. */
declare module 'virtual:stored-files' {
  /** Address of the stored page. */
  export const SHELL: string;
  export const FILES: { url: string; revision: string | null }[];
}
