/** How large a picture is shown and how far it is moved from the middle, in pixels of the window: to the right, and down. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The whole picture in the window. */
export const FITTED: Zoom = { scale: 1, x: 0, y: 0 };
export const LARGEST = 8;
/** One press of a button or key. */
export const STEP = 1.5;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Keeps the picture in the window: no edge of it comes further in than the window's own edge, or the middle. */
function kept({ scale, x, y }: Zoom, picture: Size, view: Size): Zoom {
  const slackX = Math.max(0, (picture.width * scale - view.width) / 2);
  const slackY = Math.max(0, (picture.height * scale - view.height) / 2);
  // Adding zero turns −0 into 0.
  return { scale, x: between(-slackX, x, slackX) + 0, y: between(-slackY, y, slackY) + 0 };
}

/** Larger or smaller by a factor; the point, counted from the middle of the window, stays where it is. */
export function zoomed(zoom: Zoom, factor: number, point: { x: number; y: number }, picture: Size, view: Size): Zoom {
  const scale = between(1, zoom.scale * factor, LARGEST);
  const grown = scale / zoom.scale;
  const moved = { scale, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown };
  return kept(moved, picture, view);
}

/** Moved by so many pixels. */
export function panned(zoom: Zoom, x: number, y: number, picture: Size, view: Size): Zoom {
  return kept({ ...zoom, x: zoom.x + x, y: zoom.y + y }, picture, view);
}
