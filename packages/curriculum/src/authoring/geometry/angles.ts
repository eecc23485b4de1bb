import { words } from '../../content/nodes.ts';
import type { MathNode } from '../../model/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';

/** An angle's measure as it is written in a picture: «۶۵°». */
export function degreesNode(degrees: number): MathNode {
  return words(`${persianNumber(degrees)}°`);
}

/** The measure of an angle that is asked for. */
export const askedAngle: MathNode = words('؟');

/** «۶۵ درجه» for descriptions. */
export function degreesWords(degrees: number): string {
  return `${persianNumber(degrees)} درجه`;
}
