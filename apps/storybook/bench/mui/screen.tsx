import '../content/layout.css';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import { useColorScheme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { ICONS } from '../content/icons.tsx';
import { following, PRESETS, TENANTS } from '../content/looks.ts';
import { mount } from '../content/mount.tsx';
import * as words from '../content/words.ts';
import { Exit, Radios, Save, Settings } from './layers.tsx';
import { Pupils } from './pupils.tsx';
import { Themed } from './theme.tsx';

const PRESET_NAMES: readonly string[] = PRESETS.map(({ name }) => name);
const TENANT_IDS: readonly string[] = TENANTS.map(({ id }) => id);

function LookButtons({ look, onLook }: { look: string; onLook: (name: string) => void }) {
  const { mode, setMode } = useColorScheme();
  return (
    <>
      <Button variant="outlined" onClick={() => onLook(following(PRESET_NAMES, look))}>
        {words.LOOK.preset}
      </Button>
      <Button variant="outlined" onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
        {words.LOOK.scheme}
      </Button>
      <Button variant="outlined" onClick={() => onLook(following(TENANT_IDS, look))}>
        {words.LOOK.tenant}
      </Button>
    </>
  );
}

function SideItem({ item, isMini }: { item: words.SideEntry; isMini: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const Icon = ICONS[item.icon];
  const face = (
    <>
      <ListItemIcon>
        <Icon aria-hidden="true" size="1.3em" />
      </ListItemIcon>
      <ListItemText primary={item.title} />
    </>
  );
  const column = isMini ? { flexDirection: 'column' } : {};
  if (!item.children) {
    const isCurrent = item.path === words.CURRENT_PATH;
    return (
      <ListItem disablePadding>
        <ListItemButton
          component="a"
          href={item.path}
          selected={isCurrent}
          sx={column}
          {...(isCurrent && { 'aria-current': 'page' as const })}
        >
          {face}
        </ListItemButton>
      </ListItem>
    );
  }
  return (
    <>
      <ListItem disablePadding>
        <ListItemButton onClick={() => setOpen(!isOpen)} aria-expanded={isOpen} sx={column}>
          {face}
          <ChevronDown aria-hidden="true" size="1.1em" />
        </ListItemButton>
      </ListItem>
      <Collapse in={isOpen}>
        <List disablePadding>
          {item.children.map(({ title, path }) => (
            <ListItemButton key={path} component="a" href={path} sx={{ paddingInlineStart: 4 }}>
              <ListItemText primary={title} />
            </ListItemButton>
          ))}
        </List>
      </Collapse>
    </>
  );
}

function Side() {
  const [isMini, setMini] = useState(false);
  return (
    <aside className="side" {...(isMini && { 'data-mini': '' })}>
      <IconButton aria-label={isMini ? words.TOGGLE.toVertical : words.TOGGLE.toMini} onClick={() => setMini(!isMini)}>
        <ChevronRight aria-hidden="true" size="1.1em" />
      </IconButton>
      <nav aria-label="منوی کناری">
        <List>
          {words.SIDE.map((item) => (
            <SideItem key={item.path} item={item} isMini={isMini} />
          ))}
        </List>
      </nav>
    </aside>
  );
}

function Bar() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <header className="bar">
      <nav aria-label="منوی اصلی" className="line">
        {words.BAR.map(({ title, path }) => (
          <Button key={path} href={path} {...(path === words.CURRENT_PATH && { 'aria-current': 'page' as const })}>
            {title}
          </Button>
        ))}
      </nav>
      <span className="end">
        <Button variant="outlined" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          {words.ACCOUNT.title}
        </Button>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {words.ACCOUNT.items.map(({ title, path }) => (
            <MenuItem key={path} component="a" href={path}>
              {title}
            </MenuItem>
          ))}
        </Menu>
      </span>
    </header>
  );
}

function Faces() {
  const [chosen, setChosen] = useState<string>(words.TABS.items[0].id);
  return (
    <div>
      <Tabs value={chosen} onChange={(_, id: string) => setChosen(id)} aria-label={words.TABS.label}>
        {words.TABS.items.map(({ id, title }) => (
          <Tab key={id} value={id} label={title} id={`tab-${id}`} aria-controls="panel" />
        ))}
      </Tabs>
      <div role="tabpanel" id="panel" aria-labelledby={`tab-${chosen}`}>
        <Typography>{words.TABS.items.find(({ id }) => id === chosen)?.content}</Typography>
      </div>
    </div>
  );
}

function Form() {
  const { title, group, hints, level, announce, progress } = words.FORM;
  return (
    <div className="form">
      <TextField label={title.label} defaultValue={title.value} />
      <TextField select label={group.label} defaultValue={group.value}>
        {group.options.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Radios label={level.label} options={level.options} value={level.value} />
      <div>
        <FormControlLabel control={<Checkbox defaultChecked />} label={hints} />
        <FormControlLabel control={<Switch defaultChecked />} label={announce} />
        <Typography id="progress-label">
          {progress.label} {progress.words}
        </Typography>
        <LinearProgress
          variant="determinate"
          aria-labelledby="progress-label"
          value={(progress.value / progress.max) * 100}
        />
      </div>
    </div>
  );
}

function Screen() {
  const [look, setLook] = useState('purple');
  return (
    <Themed look={look}>
      <div className="screen">
        <Side />
        <div className="column">
          <Bar />
          <main className="main">
            <Typography variant="h5" component="h1">
              {words.HEADING}
            </Typography>
            <div className="line">
              <LookButtons look={look} onLook={setLook} />
              <Settings onPreset={setLook} />
              <Save />
              <Exit />
            </div>
            <Faces />
            <Form />
            <Pupils count={50} />
          </main>
        </div>
      </div>
    </Themed>
  );
}

void mount(<Screen />);
