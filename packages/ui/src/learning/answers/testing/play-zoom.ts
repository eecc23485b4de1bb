import { expect, userEvent, waitFor, within } from 'storybook/test';

/** For stories, 326 px wide as the sheet of a question on a phone: everything is shown at once until it is enlarged. */
export async function playZoom(canvasElement: HTMLElement, target: RegExp) {
  const canvas = within(canvasElement);
  const targets = canvas.getAllByRole('button', { name: target });
  const sides = () =>
    targets.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return [width, height];
    });
  await expect(Math.max(...sides())).toBeLessThan(47);
  await userEvent.click(canvas.getByRole('button', { name: 'بزرگ کن' }));
  // Half a pixel is lost where a browser rounds.
  await waitFor(() => expect(Math.min(...sides())).toBeGreaterThanOrEqual(47.5));
  targets[0]?.focus();
  await userEvent.keyboard('{End}');
  const frame = document.activeElement?.closest('[data-zoomed]')?.getBoundingClientRect();
  const focused = document.activeElement?.getBoundingClientRect();
  await expect(focused?.right ?? Infinity).toBeLessThanOrEqual((frame?.right ?? 0) + 1);
  await userEvent.click(canvas.getByRole('button', { name: 'همه را نشان بده' }));
  await waitFor(() => expect(Math.max(...sides())).toBeLessThan(47));
  await expect(canvas.getByRole('button', { name: 'بزرگ کن' })).toBeVisible();
}
