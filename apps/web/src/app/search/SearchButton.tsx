import { Button } from '@mashq/ui/actions/button';
import { Search } from 'lucide-react';
import { label } from '../../platform/layout/frame-label.css.ts';
import { searchWords } from '../strings/search.ts';
import { searchState } from './search-state.ts';

/** Opens the search; in a narrow menu it is an icon. */
export function SearchButton() {
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Search size="1.25em" />}
      onPress={() => {
        searchState.isOpen = true;
      }}
    >
      <span className={label}>{searchWords.open}</span>
    </Button>
  );
}
