export interface ViewerImage {
  id: string;
  url: string;
  /** What is to be seen: shown below the picture, and read for it. */
  alt: string;
}
