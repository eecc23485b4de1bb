/** Of a field whose choices did not come. */
export const choiceFailure = { retry: 'دوباره تلاش کنید' } as const;
