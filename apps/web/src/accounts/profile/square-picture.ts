/** Side of what is sent, in px: the server keeps 400 px for avatars, and the rest for the export of the own data. */
const SIDE = 800;

/**
 * The middle square of a picture as JPEG, at most 800 px a side: what a camera gives is sent in seconds on a slow network.
 * Null where the browser cannot read the picture.
 */
export async function squarePicture(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const { width, height } = bitmap;
  const side = Math.min(width, height);
  const drawn = Math.min(side, SIDE);
  const canvas = document.createElement('canvas');
  canvas.width = drawn;
  canvas.height = drawn;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  // JPEG has no transparency: what shows through is white, as on paper.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, drawn, drawn);
  // lint-allow: measures – places in a picture
  pen.drawImage(bitmap, (width - side) / 2, (height - side) / 2, side, side, 0, 0, drawn, drawn);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}
