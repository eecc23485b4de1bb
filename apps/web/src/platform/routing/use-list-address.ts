import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useDebouncedValue } from '../forms/use-debounced-value.ts';
import { readListPage } from './list-page.ts';

/** The search, page and other choices of a list, in the address: they survive a reload. */
export function useListAddress() {
  const [path, navigate] = useLocation();
  const address = new URLSearchParams(useSearch());
  const [search, setText] = useState(address.get('search') ?? '');
  const typed = useDebouncedValue(search.trim());

  function go(changes: Readonly<Record<string, string>>): void {
    // Another choice begins at the first page again.
    const next = new URLSearchParams({ ...Object.fromEntries(address), page: '1', ...changes });
    for (const [name, value] of [...next]) {
      if (value === '' || (name === 'page' && value === '1')) next.delete(name);
    }
    const text = next.toString();
    navigate(text === '' ? path : `${path}?${text}`, { replace: true });
  }

  return {
    search,
    setSearch: (text: string) => {
      setText(text);
      go({ search: text.trim() });
    },
    typed,
    page: readListPage(address),
    read: (name: string) => address.get(name),
    go,
  };
}
