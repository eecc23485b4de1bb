import { describe, expect, it } from 'vitest';
import { FITTED, LARGEST, panned, zoomed } from './zoom.ts';

const picture = { width: 400, height: 300 };
const view = { width: 400, height: 600 };

describe('zoom', () => {
  it('keeps the point under the pointer where it is', () => {
    const zoom = zoomed(FITTED, 4, { x: 100, y: 0 }, picture, view);
    expect(zoom).toEqual({ scale: 4, x: -300, y: 0 });
    // What lay 100 px to the right of the middle lies there still.
    expect(zoom.x + 100 * zoom.scale).toBe(100);
  });

  it('goes no further than the limits, and comes back to the middle', () => {
    expect(zoomed(FITTED, 100, { x: 0, y: 0 }, picture, view).scale).toBe(LARGEST);
    const away = panned(zoomed(FITTED, 2, { x: 0, y: 0 }, picture, view), 999, 999, picture, view);
    expect(away).toEqual({ scale: 2, x: 200, y: 0 });
    expect(zoomed(away, 0.01, { x: 0, y: 0 }, picture, view)).toEqual(FITTED);
  });

  it('does not move a picture that is wholly seen', () => {
    expect(panned(FITTED, 50, 50, picture, view)).toEqual(FITTED);
  });
});
