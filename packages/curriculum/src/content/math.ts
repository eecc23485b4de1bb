/**
 * Mathematics as data. A formula is a tree the kit draws as MathML (a left-to-right island) and speaks in Persian.
 * Values are canonical ASCII (`"3.25"`, `"-4"`, `"10000"`); anyone who draws them chooses digits, decimal mark and grouping.
 */
export type MathNode =
  /** A whole or decimal number in canonical ASCII: optional minus, digits, optional point and digits. */
  | { readonly t: 'number'; readonly value: string; readonly grouping?: boolean }
  /** A sign between two operands. */
  | { readonly t: 'operator'; readonly sign: OperatorSign }
  /** A stacked fraction: numerator over denominator. */
  | { readonly t: 'fraction'; readonly numerator: MathNode; readonly denominator: MathNode }
  /** A mixed number: the whole part stands left of the fraction. */
  | { readonly t: 'mixed'; readonly whole: MathNode; readonly numerator: MathNode; readonly denominator: MathNode }
  /** Nodes side by side, left to right. */
  | { readonly t: 'row'; readonly children: readonly MathNode[] }
  /** Children in round brackets. */
  | { readonly t: 'group'; readonly child: MathNode }
  /** The empty box of the unknown. */
  | { readonly t: 'blank' }
  /** A number followed by the percent sign. */
  | { readonly t: 'percent'; readonly value: string }
  /** A node drawn with emphasis (a highlighted digit is a `digits` node). */
  | { readonly t: 'emphasis'; readonly child: MathNode }
  /** A number with one digit pointed at; `index` counts from the left, 0-based. */
  | { readonly t: 'digits'; readonly value: string; readonly index: number }
  /** Words inside a formula, such as a unit; Persian text. */
  | { readonly t: 'words'; readonly text: string };

export type OperatorSign = '+' | '−' | '×' | '÷' | '=' | '<' | '>' | '≠' | '≃' | ',' | ':';
