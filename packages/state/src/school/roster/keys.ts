/** Names of the roster in the query cache. */
export const rosterKeys = {
  all: ['school', 'roster'] as const,
  home: ['school', 'roster', 'home'] as const,
  archive: ['school', 'roster', 'archive'] as const,
  newYear: ['school', 'roster', 'new-year'] as const,
  class: (id: string) => ['school', 'roster', 'class', id] as const,
  search: (text: string) => ['school', 'roster', 'search', text] as const,
  import: (id: string) => ['school', 'roster', 'import', id] as const,
};
