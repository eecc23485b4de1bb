export { MessageScreen, type MessageScreenProps } from './MessageScreen.tsx';
