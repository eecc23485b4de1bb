/** Of a field whose choices did not come. */
export const choiceFailure = { staff: 'دوباره تلاش کنید', student: 'دوباره تلاش کن' } as const;
