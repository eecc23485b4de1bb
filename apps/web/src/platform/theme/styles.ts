import '@mashq/ui/fonts.css';
import '@mashq/ui/reset.css';
import '@mashq/ui/themes/purple.css';
import '../layout/pressable.css.ts';
