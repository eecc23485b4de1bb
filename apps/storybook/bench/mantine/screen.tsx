import { Themed } from './theme.tsx';
import './styles.ts';
import '../content/layout.css';
import {
  ActionIcon,
  Button,
  Checkbox,
  Menu,
  NavLink,
  Progress,
  Select,
  Switch,
  Tabs,
  Text,
  TextInput,
  Title,
  useMantineColorScheme,
} from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { ICONS } from '../content/icons.tsx';
import { following, PRESETS, TENANTS } from '../content/looks.ts';
import { mount } from '../content/mount.tsx';
import * as words from '../content/words.ts';
import { Exit, Radios, Save, Settings } from './layers.tsx';
import { Pupils } from './pupils.tsx';

const PRESET_NAMES: readonly string[] = PRESETS.map(({ name }) => name);
const TENANT_IDS: readonly string[] = TENANTS.map(({ id }) => id);

function LookButtons({ look, onLook }: { look: string; onLook: (name: string) => void }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Button variant="default" onClick={() => onLook(following(PRESET_NAMES, look))}>
        {words.LOOK.preset}
      </Button>
      <Button variant="default" onClick={() => setColorScheme(colorScheme === 'dark' ? 'light' : 'dark')}>
        {words.LOOK.scheme}
      </Button>
      <Button variant="default" onClick={() => onLook(following(TENANT_IDS, look))}>
        {words.LOOK.tenant}
      </Button>
    </>
  );
}

function SideLink({ item, isMini }: { item: words.SideEntry; isMini: boolean }) {
  const Icon = ICONS[item.icon];
  const face = {
    label: isMini ? <Text size="xs">{item.title}</Text> : item.title,
    leftSection: <Icon aria-hidden="true" size="1.3em" />,
  };
  if (!item.children) return <NavLink {...face} href={item.path} active={item.path === words.CURRENT_PATH} />;
  return (
    <NavLink {...face} rightSection={<ChevronDown aria-hidden="true" size="1.1em" />} disableRightSectionRotation>
      {item.children.map(({ title, path }) => (
        <NavLink key={path} href={path} label={title} />
      ))}
    </NavLink>
  );
}

function Side() {
  const [isMini, setMini] = useState(false);
  return (
    <aside className="side" {...(isMini && { 'data-mini': '' })}>
      <ActionIcon
        variant="default"
        aria-label={isMini ? words.TOGGLE.toVertical : words.TOGGLE.toMini}
        onClick={() => setMini(!isMini)}
      >
        <ChevronRight aria-hidden="true" size="1.1em" />
      </ActionIcon>
      <nav aria-label="منوی کناری">
        {words.SIDE.map((item) => (
          <SideLink key={item.path} item={item} isMini={isMini} />
        ))}
      </nav>
    </aside>
  );
}

function Bar() {
  return (
    <header className="bar">
      <nav aria-label="منوی اصلی" className="line">
        {words.BAR.map(({ title, path }) => (
          <Button
            key={path}
            component="a"
            href={path}
            variant="subtle"
            {...(path === words.CURRENT_PATH && { 'aria-current': 'page' as const })}
          >
            {title}
          </Button>
        ))}
      </nav>
      <span className="end">
        <Menu>
          <Menu.Target>
            <Button variant="default">{words.ACCOUNT.title}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {words.ACCOUNT.items.map(({ title, path }) => (
              <Menu.Item key={path} component="a" href={path}>
                {title}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </span>
    </header>
  );
}

function Form() {
  const { title, group, hints, level, announce, progress } = words.FORM;
  return (
    <div className="form">
      <TextInput label={title.label} defaultValue={title.value} />
      <Select label={group.label} defaultValue={group.value} data={group.options} />
      <Radios label={level.label} options={level.options} value={level.value} />
      <div>
        <Checkbox defaultChecked label={hints} />
        <Switch defaultChecked label={announce} />
        <Text id="progress-label">
          {progress.label} {progress.words}
        </Text>
        <Progress value={(progress.value / progress.max) * 100} aria-labelledby="progress-label" />
      </div>
    </div>
  );
}

function Screen() {
  const [look, setLook] = useState('purple');
  return (
    <Themed look={look}>
      <Notifications position="top-center" />
      <div className="screen">
        <Side />
        <div className="column">
          <Bar />
          <main className="main">
            <Title order={1} size="h3">
              {words.HEADING}
            </Title>
            <div className="line">
              <LookButtons look={look} onLook={setLook} />
              <Settings onPreset={setLook} />
              <Save />
              <Exit />
            </div>
            <Tabs defaultValue={words.TABS.items[0].id} keepMounted={false}>
              <Tabs.List aria-label={words.TABS.label}>
                {words.TABS.items.map(({ id, title }) => (
                  <Tabs.Tab key={id} value={id}>
                    {title}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              {words.TABS.items.map(({ id, content }) => (
                <Tabs.Panel key={id} value={id}>
                  {content}
                </Tabs.Panel>
              ))}
            </Tabs>
            <Form />
            <Pupils count={50} />
          </main>
        </div>
      </div>
    </Themed>
  );
}

void mount(<Screen />);
