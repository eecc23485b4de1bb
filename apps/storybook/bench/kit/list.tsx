import '@mashq/ui/reset.css';
import '@mashq/ui/themes/purple.css';
import { List, ListItem } from '@mashq/ui/data/list';
import { pupils } from '../content/rows.ts';
import { LIST_LABEL } from '../content/words.ts';
import { mountKit } from './mount-kit.tsx';

void mountKit(
  <List aria-label={LIST_LABEL}>
    {pupils(1000).map(({ id, name, state, done }) => (
      <ListItem key={id} title={name} description={state} end={done} />
    ))}
  </List>,
);
