import { product } from '../strings/product.ts';

const shown = { name: '', screen: '' };

/** Changes a part of the window's title, which is «name – screen | product»; `name` is empty where a screen is about no one thing. */
export function changeWindowTitle(change: Partial<typeof shown>): void {
  const { name, screen } = Object.assign(shown, change);
  document.title = `${name && `${name} – `}${screen} | ${product.name}`;
}
