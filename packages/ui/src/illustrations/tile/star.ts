/**
 * The eight-pointed star of the star-and-cross tiling, as an SVG path within a square tile of side `side`. Its tips on
 * the axes touch the tile's edges, so that neighbouring stars meet and the crosses appear between them by themselves.
 * The inner corners of two squares turned by 45° lie at R·cos 45° / cos 22.5° from the center.
 */
export function starPath(side: number): string {
  const outer = side / 2;
  const inner = (outer * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const corners = Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / 8;
    const x = outer + radius * Math.cos(angle);
    const y = outer + radius * Math.sin(angle);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}
