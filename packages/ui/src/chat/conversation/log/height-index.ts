/**
 * Heights of many rows, with the place of each and the row at each place in log₂ n steps (a Fenwick tree): a row among
 * 100,000 that turns out taller than it was guessed takes 17 additions to store. Lengths in CSS pixels.
 */
export class HeightIndex {
  readonly #heights: Float64Array;
  /** Node i (from 1) holds the sum of the heights of as many rows before it as its lowest bit says. */
  readonly #tree: Float64Array;

  constructor(heights: Float64Array) {
    this.#heights = heights;
    this.#tree = new Float64Array(heights.length + 1);
    for (let node = 1; node <= heights.length; node += 1) {
      this.#add(node, heights[node - 1] ?? 0);
      const parent = node + (node & -node);
      if (parent <= heights.length) this.#add(parent, this.#tree[node] ?? 0);
    }
  }

  #add(node: number, height: number) {
    this.#tree[node] = (this.#tree[node] ?? 0) + height;
  }

  get length(): number {
    return this.#heights.length;
  }

  /** Height of all rows. */
  get total(): number {
    return this.offsetOf(this.length);
  }

  heightAt(row: number): number {
    return this.#heights[row] ?? 0;
  }

  set(row: number, height: number): void {
    const change = height - this.heightAt(row);
    this.#heights[row] = height;
    for (let node = row + 1; node <= this.length; node += node & -node) this.#add(node, change);
  }

  /** Where a row begins: the height of all rows before it. */
  offsetOf(row: number): number {
    let sum = 0;
    for (let node = Math.min(row, this.length); node > 0; node -= node & -node) sum += this.#tree[node] ?? 0;
    return sum;
  }

  /** The row that covers a place: the first row before all of them, the last one after. 0 where there are none. */
  rowAt(offset: number): number {
    let row = 0;
    let left = offset;
    for (let step = 2 ** Math.floor(Math.log2(Math.max(1, this.length))); step >= 1; step /= 2) {
      const height = this.#tree[row + step];
      if (height === undefined || height > left) continue;
      row += step;
      left -= height;
    }
    return Math.max(0, Math.min(row, this.length - 1));
  }
}
