import { LocalizedStringDictionary } from '@internationalized/string';
import { pageLanguage } from '../page-language.ts';

let isPrepared = false;

/** While the page is not in Persian react-aria says its own strings, which it has in English, instead of the kit's. */
export function prepareReactAria(): void {
  if (isPrepared || typeof window === 'undefined') return;
  isPrepared = true;
  const persian = LocalizedStringDictionary.getGlobalDictionaryForPackage;
  LocalizedStringDictionary.getGlobalDictionaryForPackage = (group: string) =>
    (pageLanguage()?.isPersian === false ? null : persian.call(LocalizedStringDictionary, group)) as never;
}
