import { numberBoxes } from './number-boxes.ts';

export const decimal = numberBoxes('decimal', (value) => value.includes('.') || Math.abs(Number(value)) >= 20);
