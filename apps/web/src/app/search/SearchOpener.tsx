import { useEffect, useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { SearchButton } from './SearchButton.tsx';
import { searchState } from './search-state.ts';

const dialog = lazyComponent(() => import('./SearchDialog.tsx'), 'SearchDialog');

/** Ctrl+K or ⌘K, known by its position on any keyboard. */
function isSearchKey({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyK' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** The button of the search, its key, and its dialog, which is loaded with the first opening. Of several, one has key and dialog. */
export function SearchOpener() {
  const id = useId();
  const { isOpen, owner } = useSnapshot(searchState);
  const isOwner = owner === id;
  useEffect(() => {
    if (searchState.owner === '') searchState.owner = id;
    return () => {
      if (searchState.owner === id) searchState.owner = '';
    };
  }, [id, owner]);
  useEffect(() => {
    if (!isOwner) return;
    const listen = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      searchState.isOpen = !searchState.isOpen;
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOwner]);
  return (
    <>
      <SearchButton />
      {isOwner && isOpen && (
        <OptionalBoundary>
          <dialog.Component />
        </OptionalBoundary>
      )}
    </>
  );
}
