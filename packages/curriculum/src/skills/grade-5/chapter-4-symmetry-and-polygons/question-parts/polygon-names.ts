/** «پنج‌ضلعی»: polygons by the number of their sides, from the triangle to ten sides. */
const names: Readonly<Record<number, string>> = {
  3: 'مثلث',
  4: 'چهارضلعی',
  5: 'پنج‌ضلعی',
  6: 'شش‌ضلعی',
  7: 'هفت‌ضلعی',
  8: 'هشت‌ضلعی',
  9: 'نه‌ضلعی',
  10: 'ده‌ضلعی',
};

export function polygonName(sides: number): string {
  const name = names[sides];
  if (name === undefined) throw new RangeError(`no name for a polygon of ${sides} sides`);
  return name;
}

/** «مثلث متساوی‌الاضلاع», «مربع», «پنج‌ضلعی منتظم». */
export function regularName(sides: number): string {
  return sides === 3 ? 'مثلث متساوی‌الاضلاع' : sides === 4 ? 'مربع' : `${polygonName(sides)} منتظم`;
}
