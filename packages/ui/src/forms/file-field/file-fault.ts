/** The kinds of pictures every browser shows. */
export const IMAGES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** In bytes. */
export const FIVE_MEGABYTES = 5_000_000;

/** As `accept` of the browser's own field: a type, all types of a family (`image/*`), or an ending; of a file that is still dragged the type alone is known. */
export function isAccepted({ type, name }: { type: string; name?: string }, accept: readonly string[]): boolean {
  return accept.some((kind) => {
    if (kind.startsWith('.')) return name === undefined || name.toLowerCase().endsWith(kind.toLowerCase());
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

/** Why a file is not taken: its kind, or its size; null when it is. The server looks again, at the bytes themselves. */
export function fileFault(file: File, accept: readonly string[], maxBytes: number): 'kind' | 'size' | null {
  if (!isAccepted(file, accept)) return 'kind';
  return file.size > maxBytes ? 'size' : null;
}
