/** A time of day on a face. */
export interface FaceTime {
  hour: number;
  minute: number;
  second?: number;
}

/** Degrees of each hand from 12, clockwise; the hour hand creeps on with the minutes, as on a real clock. */
export function handAngles({ hour, minute, second = 0 }: FaceTime): { hour: number; minute: number; second: number } {
  return {
    hour: (hour % 12) * 30 + minute / 2 + second / 120,
    minute: minute * 6 + second / 10,
    second: second * 6,
  };
}

/** Where something at `degrees` clockwise from 12 and `radius` from the middle stands, y down. */
export function facePoint(degrees: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

function round(value: number): number {
  // `+ 0` turns −0 into 0.
  return Math.round(value * 1000) / 1000 + 0;
}
