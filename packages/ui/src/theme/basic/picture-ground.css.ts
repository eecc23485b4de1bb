import { basicStyle } from '../component-style.ts';

/**
 * A class for a picture that somebody chose: what is drawn in dark ink on nothing can be read in the dark scheme too, as on a light
 * page. It is in the layer `base`: any background of a component comes over it.
 */
export const pictureGround = basicStyle({ colorScheme: 'light', background: 'Canvas' });
