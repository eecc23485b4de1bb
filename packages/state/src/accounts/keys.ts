/** Names of the account's data in the query cache. */
export const accountKeys = {
  profile: ['account', 'profile'] as const,
  avatars: ['account', 'avatars'] as const,
  classmates: ['account', 'classmates'] as const,
  classCode: (classId: string) => ['teacher', 'class-code', classId] as const,
};
