export { ChatPanes, type ChatPanesProps } from './ChatPanes.tsx';
