import type { Visit } from '@mashq/web/journeys/phone-visit.ts';

const COLORS: Readonly<Record<string, string>> = {
  Document: '#774bb1',
  Script: '#c98a00',
  Stylesheet: '#0b7a4b',
  Font: '#b3261e',
  Fetch: '#0b6bcb',
};
const ROW = 14;
const NAMES = 190;
const WIDTH = 900;

const inMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A picture of a visit: each request from its beginning to its end, and when the page could be used. */
export function waterfall(name: string, { fetched, usable, paint }: Visit): string {
  const rows = fetched.toSorted((a, b) => a.start - b.start);
  const until = Math.max(usable, ...rows.map(({ end }) => end || 0)) * 1.03;
  const x = (ms: number) => NAMES + (ms / until) * (WIDTH - NAMES);
  const height = ROW * (rows.length + 2);
  const bars = rows.map(({ url, kind, start, end, bytes }, index) => {
    const y = ROW * (index + 1);
    const { pathname } = new URL(url);
    const width = Math.max(1, x(end || until) - x(start));
    return `<text x="${NAMES - 6}" y="${y + 10}" text-anchor="end">${inMarkup(pathname.slice(-30))}</text><rect x="${x(start).toFixed(1)}" y="${y + 1}" width="${width.toFixed(1)}" height="${ROW - 3}" fill="${COLORS[kind] ?? '#666'}"/><text x="${(x(start) + width + 3).toFixed(1)}" y="${y + 10}">${(bytes / 1000).toFixed(1)}</text>`;
  });
  const line = (ms: number, color: string) =>
    `<line x1="${x(ms).toFixed(1)}" x2="${x(ms).toFixed(1)}" y1="${ROW}" y2="${height}" stroke="${color}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH + 40}" height="${height}" font-family="monospace" font-size="9"><rect width="100%" height="100%" fill="#fff"/><text x="4" y="10">${inMarkup(name)}: usable ${usable.toFixed(0)} ms, largest paint ${paint.toFixed(0)} ms, ${rows.length} requests; KB beside each</text>${line(usable, '#b3261e')}${line(paint, '#0b7a4b')}${bars.join('')}</svg>\n`;
}
