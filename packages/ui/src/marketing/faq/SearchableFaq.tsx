import { useState } from 'react';
import { SearchField } from '../../forms/search-field/SearchField.tsx';
import { faMarketing } from '../../i18n/fa/marketing.ts';
import { messagesFor } from '../../i18n/language.ts';
import * as css from './Faq.css.ts';
import { Faq, type FaqProps } from './Faq.tsx';

export interface SearchableFaqProps extends Omit<FaqProps, 'typed' | 'onAsked'> {
  /** @default «جستجو در پرسش‌ها» */
  searchLabel?: string;
}

/** Questions with a field over them to look for words in questions and answers. Keyboard: Escape empties the field. */
export function SearchableFaq({
  searchLabel = messagesFor('marketing', faMarketing).faq.search,
  ...rest
}: SearchableFaqProps) {
  const [typed, setTyped] = useState('');
  return (
    <div className={css.root}>
      <div className={css.search}>
        <SearchField label={searchLabel} value={typed} onChange={setTyped} />
      </div>
      <Faq {...rest} typed={typed} onAsked={() => setTyped('')} />
    </div>
  );
}
