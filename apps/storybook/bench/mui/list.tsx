import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { mount } from '../content/mount.tsx';
import { pupils } from '../content/rows.ts';
import { LIST_LABEL } from '../content/words.ts';
import { Themed } from './theme.tsx';

void mount(
  <Themed look="purple">
    <List aria-label={LIST_LABEL}>
      {pupils(1000).map(({ id, name, state, done }) => (
        <ListItem key={id} divider secondaryAction={done}>
          <ListItemText primary={name} secondary={state} />
        </ListItem>
      ))}
    </List>
  </Themed>,
);
