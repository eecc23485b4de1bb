/** After this long without input the student is considered away. */
const IDLE_MS = 2 * 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus'] as const;

/** Measures active time on a question. Pauses without input count for at most two minutes. */
export class ActiveTime {
  #shownAt = new Date();
  #counted = 0;
  #lastSign = Date.now();
  readonly #onSign = () => this.#count();

  constructor() {
    for (const sign of SIGNS) window.addEventListener(sign, this.#onSign, { passive: true, capture: true });
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  /** Timing of an answer submitted now; resets for the next one. */
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

  /** A hidden page counts no time. */
  readonly #onVisibility = () => {
    if (document.visibilityState === 'hidden') this.#count();
    else this.#lastSign = Date.now();
  };
}
