/** The eight-pointed star of two squares, as a path around the origin, with its tips at `radius`. */
export function khatamPath(radius: number): string {
  const inner = radius * 0.7653668647;
  const corners = Array.from({ length: 16 }, (_, index) => {
    const far = index % 2 === 0 ? radius : inner;
    const angle = (index * Math.PI) / 8;
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
