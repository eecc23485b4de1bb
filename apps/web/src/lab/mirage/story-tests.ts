/** What the kit's stories import of `storybook/test`. Their tests are not run here; a callback does nothing. */
type Callback = (...values: never[]) => unknown;

export const fn = (does: Callback = () => undefined): Callback => does;

function notHere(): never {
  throw new Error('Tests of stories are run by Storybook only.');
}

export const expect = notHere;
export const fireEvent = notHere;
export const screen = notHere;
export const spyOn = notHere;
export const userEvent = notHere;
export const waitFor = notHere;
export const within = notHere;
