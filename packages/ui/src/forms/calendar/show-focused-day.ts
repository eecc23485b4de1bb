/**
 * For the dialog a calendar opens in: where there is little room it shows the day that has the focus and not its first
 * weeks. react-aria scrolls to it only when keys opened the calendar.
 */
export function showFocusedDay(dialog: HTMLElement | null): void {
  // A frame later the popover has taken the place and the height there are for it.
  requestAnimationFrame(() => dialog?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' }));
}
