const REGION =
  ':is([role="status"], [role="alert"], [role="log"]):not([aria-live="off"]), [aria-live="polite"], [aria-live="assertive"]';

export interface Announcements {
  /** What was said since the last call, in order, each once for each change. */
  take: () => string[];
  stop: () => void;
}

/**
 * For tests: what a screen reader says of changes on the page. Counted is text that comes into a live region which was there
 * before the change, or that is no longer hidden in it; a polite region that comes with its text inside stays silent, as it does
 * in NVDA and VoiceOver. An alert is said as it comes.
 */
export function recordAnnouncements(page: Document = document): Announcements {
  let said: string[] = [];
  const read = (records: readonly MutationRecord[]) => {
    const added = new Set<Node>();
    const spoken = new Set<Element>();
    for (const { type, target, addedNodes, oldValue } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(REGION) ?? null;
      const isNew = [...added].some((node) => node.contains(target));
      const isShown = type === 'attributes' && oldValue === 'true' && element?.getAttribute('aria-hidden') !== 'true';
      const hasText = type === 'characterData' || isShown || [...addedNodes].some((node) => node.textContent !== '');
      if (region !== null && !isNew && hasText) spoken.add(region);
      for (const node of addedNodes) {
        added.add(node);
        if (!(node instanceof Element)) continue;
        const alerts = node.matches('[role="alert"]') ? [node] : [...node.querySelectorAll('[role="alert"]')];
        for (const alert of alerts) spoken.add(alert);
      }
    }
    for (const region of spoken) {
      const words = wordsOf(region).replace(/\s+/g, ' ').trim();
      if (region.isConnected && words !== '' && region.closest('[aria-hidden="true"]') === null) said.push(words);
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(page, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-hidden'],
    attributeOldValue: true,
  });
  return {
    take: () => {
      read(observer.takeRecords());
      const before = said;
      said = [];
      return before;
    },
    stop: () => observer.disconnect(),
  };
}

/** The text without what is hidden from screen readers. */
function wordsOf(node: Node): string {
  if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
  if (node.childNodes.length === 0) return node instanceof Element ? '' : (node.textContent ?? '');
  return [...node.childNodes].map(wordsOf).join(' ');
}
