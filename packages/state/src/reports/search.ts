import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memberSearchApi } from '../platform/api/member-search-api.ts';

/** The server searches for no less. */
const SHORTEST = 2;
const LONGEST = 60;

/** What the person may see with the typed words in its name; nothing for less than two letters. */
export function useSearch(typed: string) {
  const q = typed.trim().slice(0, LONGEST);
  return useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => memberSearchApi.find({ query: { q } }, { signal }),
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
}
