/** Browsers read the file after the click; a minute is enough for the slowest. */
const READ_MS = 60_000;

/** Saves a file as a download of the browser, under its own name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
