import { expect, within } from 'storybook/test';

interface PlayContext {
  canvasElement: HTMLElement;
  args: { description: string };
}

/** The play function of a figure's story: the figure has `count` parts that match the selector `parts`. */
export const expectDrawnParts =
  (parts: string, count: number) =>
  async ({ canvasElement, args }: PlayContext) => {
    const figure = within(canvasElement).getByRole('img', { name: args.description });
    await expect(figure.querySelectorAll(parts)).toHaveLength(count);
  };
