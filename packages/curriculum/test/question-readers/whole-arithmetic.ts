/** A product by doubling one factor and halving the other. */
export function timesByDoubling(a: number, b: number): number {
  let sum = 0;
  for (let [double, half] = [a, b]; half > 0; [double, half] = [double * 2, Math.floor(half / 2)]) {
    if (half % 2 === 1) sum += double;
  }
  return sum;
}

/** How often the divisor can be taken away, and what is left. */
export function takenAway(dividend: number, divisor: number): readonly [quotient: number, remainder: number] {
  let [times, left] = [0, dividend];
  while (left >= divisor) {
    left -= divisor;
    times += 1;
  }
  return [times, left];
}
