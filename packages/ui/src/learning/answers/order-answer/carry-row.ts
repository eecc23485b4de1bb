/** Where the cards of a row or column lie as one of them is taken up, in px. */
export interface CardRow {
  /** Place of the card that is carried. */
  readonly from: number;
  /** Middles of the cards along the row. */
  readonly middles: readonly number[];
  /** Room that the card leaves behind: its length along the row and the gap after it. */
  readonly distance: number;
  readonly axis: 'x' | 'y';
}

/** Measures the cards before any of them moves; null where there is no row to move along. */
export function measureRow(cards: readonly HTMLElement[], from: number): CardRow | null {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const [first, second] = boxes;
  const taken = boxes[from];
  if (first === undefined || second === undefined || taken === undefined) return null;
  const axis = Math.abs(second.x - first.x) > Math.abs(second.y - first.y) ? 'x' : 'y';
  const middles = boxes.map((box) => (axis === 'x' ? box.x + box.width / 2 : box.y + box.height / 2));
  const distance = axis === 'x' ? taken.width + second.left - first.right : taken.height + second.top - first.bottom;
  return { from, middles, distance, axis };
}

/** How far a pointer has carried the card, in px. */
interface Way {
  readonly dx: number;
  readonly dy: number;
}

const along = ({ axis }: CardRow, { dx, dy }: Way) => (axis === 'x' ? dx : dy);

/** The place whose middle is nearest to that of the carried card. */
export function placeUnder(row: CardRow, way: Way): number {
  const at = (row.middles[row.from] ?? 0) + along(row, way);
  let best = 0;
  row.middles.forEach((middle, place) => {
    if (Math.abs(middle - at) < Math.abs((row.middles[best] ?? 0) - at)) best = place;
  });
  return best;
}

/** How far a card stands from its own place while another one is carried past it, as a CSS `translate`. */
export function shiftOf(place: number, row: CardRow, way: Way): string {
  const to = placeUnder(row, way);
  const { from, distance, axis } = row;
  let shift = 0;
  if (place === from) shift = along(row, way);
  else if (from < place && place <= to) shift = -distance;
  else if (to <= place && place < from) shift = distance;
  return axis === 'x' ? `${shift}px 0` : `0 ${shift}px`;
}
