/** Items of a `Menu` under one name. */
export {
  ListSection as MenuSection,
  type ListSectionProps as MenuSectionProps,
} from '../../overlays/list/ListSection.tsx';
