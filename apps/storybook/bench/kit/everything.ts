import '@mashq/ui/reset.css';
import '@mashq/ui/themes/purple.css';
import '@mashq/ui/themes/green.css';
import '@mashq/ui/themes/orange.css';
import '@mashq/ui/themes/cyan.css';
import '@mashq/ui/themes/pink.css';
import '@mashq/ui/themes/black.css';
import * as everything from '@mashq/ui';

/** Every component there is, with its styles: how much CSS the whole kit brings. */
Object.assign(window, { everything });
