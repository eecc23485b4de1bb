import type { ComponentType } from 'react';
import { useLanguage } from '../.storybook/page-settings.ts';

interface InLanguageProps {
  fa: ComponentType;
  en: ComponentType;
}

/** A page in the language of the toolbar. */
export function InLanguage({ fa: Persian, en: English }: InLanguageProps) {
  return useLanguage() === 'en' ? <English /> : <Persian />;
}

/** Words of a sample in the language of the toolbar. */
export const useWords = <Words,>(words: { fa: Words; en: Words }): Words => words[useLanguage()];
