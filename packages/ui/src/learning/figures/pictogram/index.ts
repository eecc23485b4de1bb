export { Pictogram, type PictogramProps } from './Pictogram.tsx';
