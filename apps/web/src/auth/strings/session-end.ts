/** Said where the server ends a session that its person did not end. */
export const sessionEnd = {
  refused: 'این نشست از جای دیگری بسته شد. برای ادامه دوباره وارد شوید.',
} as const;
