export { SomethingWrongScreen, type SomethingWrongScreenProps } from './SomethingWrongScreen.tsx';
