/** Names of class messages in the query cache, from general to specific. */
export const classMessageKeys = {
  ofChild: ['class-messages', 'child'] as const,
  unseen: ['class-messages', 'unseen'] as const,
  ofClass: (classId: string) => ['class-messages', 'class', classId] as const,
  ofClasses: ['class-messages', 'class'] as const,
  one: (id: string) => ['class-messages', 'one', id] as const,
  picture: (id: string, attachmentId: string, size: string) =>
    ['class-messages', 'picture', id, attachmentId, size] as const,
  readers: (id: string) => ['class-messages', 'one', id, 'readers'] as const,
};
