/** Longer without a touch, and nobody was there. */
const IDLE_MS = 2 * 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus'] as const;

/** How long somebody has given their mind to what is shown: time without a sign of them past two minutes is cut. */
export class Attention {
  #shownAt = new Date();
  #counted = 0;
  #lastSign = Date.now();
  readonly #onSign = () => this.#count();

  constructor() {
    for (const sign of SIGNS) window.addEventListener(sign, this.#onSign, { passive: true, capture: true });
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  /** What an answer given now tells of its time; the next answer begins anew. */
  take(): { shownAt: string; activeMs: number } {
    this.#count();
    const taken = { shownAt: this.#shownAt.toISOString(), activeMs: Math.min(this.#counted, 3_600_000) };
    this.#shownAt = new Date();
    this.#counted = 0;
    return taken;
  }

  end(): void {
    for (const sign of SIGNS) window.removeEventListener(sign, this.#onSign, { capture: true });
    document.removeEventListener('visibilitychange', this.#onVisibility);
  }

  #count(): void {
    const now = Date.now();
    this.#counted += Math.max(0, Math.min(now - this.#lastSign, IDLE_MS));
    this.#lastSign = now;
  }

  /** Behind another page nobody looks at this one. */
  readonly #onVisibility = () => {
    if (document.visibilityState === 'hidden') this.#count();
    else this.#lastSign = Date.now();
  };
}
