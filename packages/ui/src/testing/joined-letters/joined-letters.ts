/**
 * axe takes a font for one of icon ligatures when the letters of a word are drawn narrower together than apart, and then
 * skips the word's contrast. Persian letters join, so it would skip all of Persian. It measures on a canvas of its own,
 * the only one opened for frequent reading; there each letter is given the same width, and no word is taken for an icon.
 *
 * Call it in the page before axe runs. It is on nothing around it, so that a runner may hand its text to the page.
 */
export function letAxeReadJoinedLetters(): void {
  const measure = CanvasRenderingContext2D.prototype.measureText;
  CanvasRenderingContext2D.prototype.measureText = function measureText(text) {
    const measured = measure.call(this, text);
    if (this.getContextAttributes().willReadFrequently !== true) return measured;
    return new Proxy(measured, {
      get: (metrics, name) => (name === 'width' ? text.length * 30 : Reflect.get(metrics, name, metrics)),
    });
  };
}
