import { LAYER_ORDER } from '@mashq/ui/theme';
import { globalLayer, globalStyle } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

// The style react-aria's press handling would inject into the page; see index.html.
globalStyle('[data-react-aria-pressable]', { '@layer': { base: { touchAction: 'pan-x pan-y pinch-zoom' } } });
