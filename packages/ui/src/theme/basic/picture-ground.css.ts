import { basicStyle } from '../component-style.ts';

/** Under a picture somebody chose: what is drawn in dark ink on nothing can be read in the dark scheme too, as on a light page. */
export const pictureGround = basicStyle({ colorScheme: 'light', background: 'Canvas' });
