import { expect, within } from 'storybook/test';

interface Played {
  canvasElement: HTMLElement;
  args: { description: string };
}

/** For stories: plays nothing, and checks that the figure has so many parts of a kind. */
export const draws =
  (parts: string, count: number) =>
  async ({ canvasElement, args }: Played) => {
    const figure = within(canvasElement).getByRole('img', { name: args.description });
    await expect(figure.querySelectorAll(parts)).toHaveLength(count);
  };
