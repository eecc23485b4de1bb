/** Reports an unexpected error. The code that does it is loaded with the first one; without a network nothing is reported. */
export function reportError(error: unknown): void {
  import('@mashq/state/platform/report-error').then(
    (errors) => errors.reportError(error),
    () => undefined,
  );
}

/** Reports what nobody caught. */
export function followErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
