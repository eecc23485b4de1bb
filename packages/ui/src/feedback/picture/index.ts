export { Picture, type PictureName, type PictureProps } from './Picture.tsx';
