export { OfflineBar, type OfflineBarProps } from './OfflineBar.tsx';
