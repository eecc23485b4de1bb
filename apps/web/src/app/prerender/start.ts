import { HYDRATED } from './hydrated.ts';

/**
 * Starts the app on a page that came with its markup, at the first sign that somebody does more than read: links need no script.
 * A button pressed before the app is there is pressed again once it is. A page with a field starts as soon as it is loaded, so
 * that little is typed before the app is there (it is typed again then), and so does the page of a visitor whose browser knows the app already.
 */
const [entry = '', ...others] = document.currentScript?.dataset.scripts?.split(' ') ?? [];
const SIGNS = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;
const waiting: (() => void)[] = [];

function hold(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button === null) return;
  event.preventDefault();
  waiting.push(() => button.click());
}

function holdForm(event: SubmitEvent): void {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement)) return;
  event.preventDefault();
  waiting.push(() => target.requestSubmit(submitter));
}

/** What is typed before the app is there, which has its own, empty values for these fields. */
const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>();

function hear({ target }: Event): void {
  const isText = target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type);
  if (isText || target instanceof HTMLTextAreaElement) typed.set(target, target.value);
}

/** React hears of a value that differs from the one set last through the property of the element itself. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function start(): void {
  for (const sign of SIGNS) removeEventListener(sign, start);
  for (const href of others) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = entry;
  document.head.append(script);
}

addEventListener('click', hold, true);
addEventListener('submit', holdForm, true);
addEventListener('input', hear, true);
addEventListener(
  HYDRATED,
  () => {
    removeEventListener('click', hold, true);
    removeEventListener('submit', holdForm, true);
    removeEventListener('input', hear, true);
    for (const [field, text] of typed) typeAgain(field, text);
    for (const press of waiting) press();
    // A menu opens by the mouse that came to it before the app was there.
    const hovered = [...document.querySelectorAll('button:hover')].at(-1);
    hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  },
  { once: true },
);

if (localStorage.length > 0 || document.querySelector('input, textarea, select, [data-app-only]') !== null) {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
} else {
  for (const sign of SIGNS) addEventListener(sign, start, { once: true, passive: true });
}
