import { LAYER_ORDER } from '@mashq/ui/theme';
import { globalLayer, globalStyle } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

// What react-aria's presses need, as it would write it into the page itself; see index.html.
globalStyle('[data-react-aria-pressable]', { '@layer': { base: { touchAction: 'pan-x pan-y pinch-zoom' } } });
