export { MediaObject, type MediaObjectProps } from './MediaObject.tsx';
