import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { studentApi } from '../platform/api/student.ts';

/** The server searches for no less. */
const MIN = 2;
const MAX = 60;

/** What the person may see with the typed words in its name; nothing for less than two letters. */
export function useSearch(typed: string) {
  const q = typed.trim().slice(0, MAX);
  return useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => studentApi.search.find({ query: { q } }, { signal }),
    enabled: q.length >= MIN,
    placeholderData: keepPreviousData,
  });
}
