export { ImageViewer, type ImageViewerProps, type ViewerImage } from './ImageViewer.tsx';
