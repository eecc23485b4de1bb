import type { MathNode } from '@mashq/curriculum/model';

/** Size of the writing on a drawing at its usual size, in px. */
export const LABEL_FONT = 18;

/** Widths in parts of the font size, as Vazirmatn sets them: digits and signs are even, letters join and are narrower. */
const DIGIT = 0.6;
const LETTER = 0.5;
const LINE = 1.3;

export interface LabelSize {
  readonly width: number;
  readonly height: number;
}

/** About how much room a label takes, in px at the drawing's usual size. */
export function labelSize(label: MathNode | string): LabelSize {
  const { width, height } = typeof label === 'string' ? words(label) : measured(label);
  return { width: width * LABEL_FONT, height: height * LABEL_FONT };
}

function words(text: string): LabelSize {
  return { width: Math.max(text.length * LETTER, DIGIT), height: LINE };
}

function measured(node: MathNode): LabelSize {
  switch (node.t) {
    case 'number':
    case 'digits':
      return { width: node.value.length * DIGIT, height: LINE };
    case 'percent':
      return { width: (node.value.length + 1) * DIGIT, height: LINE };
    case 'words':
      return words(node.text);
    case 'operator':
      return { width: 1, height: LINE };
    case 'blank':
      return { width: 1.5, height: LINE };
    case 'fraction':
      return stacked(measured(node.numerator), measured(node.denominator));
    case 'mixed':
      return beside([measured(node.whole), stacked(measured(node.numerator), measured(node.denominator))]);
    case 'row':
      return beside(node.children.map(measured));
    case 'group': {
      const { width, height } = measured(node.child);
      return { width: width + 0.7, height };
    }
    case 'emphasis':
      return measured(node.child);
  }
}

function stacked(top: LabelSize, bottom: LabelSize): LabelSize {
  return { width: Math.max(top.width, bottom.width) + 0.2, height: top.height + bottom.height };
}

/** Side by side, with the small gaps between. */
function beside(parts: readonly LabelSize[]): LabelSize {
  return {
    width: parts.reduce((sum, { width }) => sum + width + 0.15, 0),
    height: Math.max(LINE, ...parts.map(({ height }) => height)),
  };
}
