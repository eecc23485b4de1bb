export { Faq, type FaqItem, type FaqProps } from './Faq.tsx';
export { SearchableFaq, type SearchableFaqProps } from './SearchableFaq.tsx';
