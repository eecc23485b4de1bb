/** The kinds of pictures every browser shows. */
export const IMAGES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** In bytes. */
export const FIVE_MEGABYTES = 5_000_000;

/** Why a file is not taken: its kind, or its size; null when it is. The server looks again, at the bytes themselves. */
export function fileFault(file: File, accept: readonly string[], maxBytes: number): 'kind' | 'size' | null {
  if (!accept.includes(file.type)) return 'kind';
  return file.size > maxBytes ? 'size' : null;
}
