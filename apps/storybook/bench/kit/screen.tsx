import '@mashq/ui/reset.css';
import '@mashq/ui/themes/purple.css';
import '@mashq/ui/themes/green.css';
import '@mashq/ui/themes/orange.css';
import '@mashq/ui/themes/cyan.css';
import '@mashq/ui/themes/pink.css';
import '@mashq/ui/themes/black.css';
import '../content/layout.css';
import { TENANT_THEMES } from 'virtual:tenants';
import { Button } from '@mashq/ui/actions/button';
import { Menu, MenuItem, MenuTrigger } from '@mashq/ui/actions/menu';
import { Table } from '@mashq/ui/data/table';
import { Tabs } from '@mashq/ui/data/tabs';
import { ProgressBar } from '@mashq/ui/feedback/progress-bar';
import { Checkbox } from '@mashq/ui/forms/checkbox';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { Select } from '@mashq/ui/forms/select';
import { Switch } from '@mashq/ui/forms/switch';
import { TextField } from '@mashq/ui/forms/text-field';
import { NavHorizontal } from '@mashq/ui/navigation/nav-horizontal';
import { NavRail } from '@mashq/ui/navigation/nav-rail';
import { type NavLayout, NavToggle } from '@mashq/ui/navigation/nav-toggle';
import { NavVertical } from '@mashq/ui/navigation/nav-vertical';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { DialogTrigger } from '@mashq/ui/overlays/dialog';
import { ToastRegion, toast } from '@mashq/ui/overlays/toast';
import { SettingsDrawer } from '@mashq/ui/settings/settings-drawer';
import { applyTheme, PRESET_NAMES, type PresetName, type SchemeSetting } from '@mashq/ui/theme';
import { applyTenant } from '@mashq/ui/theme/tenant';
import { useState } from 'react';
import { ICONS } from '../content/icons.tsx';
import { following } from '../content/looks.ts';
import { CAPTION, COLUMNS, pupils, useSorted } from '../content/rows.ts';
import * as words from '../content/words.ts';
import { mountKit } from './mount-kit.tsx';

const page = document.documentElement;

function LookButtons() {
  const nextTenant = () =>
    applyTenant(
      following(
        TENANT_THEMES,
        TENANT_THEMES.find(({ id }) => id === page.dataset.tenant),
      ),
    );
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onPress={() => {
          const now = PRESET_NAMES.find((name) => name === page.dataset.preset);
          applyTheme(page, { preset: following(PRESET_NAMES, now) });
        }}
      >
        {words.LOOK.preset}
      </Button>
      <Button
        variant="secondary"
        size="small"
        onPress={() => applyTheme(page, { scheme: page.dataset.scheme === 'dark' ? 'light' : 'dark' })}
      >
        {words.LOOK.scheme}
      </Button>
      <Button variant="secondary" size="small" onPress={nextTenant}>
        {words.LOOK.tenant}
      </Button>
    </>
  );
}

function Settings() {
  const [isOpen, setOpen] = useState(false);
  const [preset, setPreset] = useState<PresetName>('purple');
  const [scheme, setScheme] = useState<SchemeSetting>('light');
  return (
    <>
      <Button variant="secondary" size="small" onPress={() => setOpen(true)}>
        {words.SETTINGS.open}
      </Button>
      <SettingsDrawer
        isOpen={isOpen}
        onOpenChange={setOpen}
        preset={preset}
        onPresetChange={(next) => {
          setPreset(next);
          applyTheme(page, { preset: next });
        }}
        scheme={scheme}
        onSchemeChange={(next) => {
          setScheme(next);
          applyTheme(page, { scheme: next });
        }}
      />
    </>
  );
}

const sideItems = words.SIDE.map((item) => {
  const Icon = ICONS[item.icon];
  return { ...item, icon: <Icon size="1.3em" /> };
});

function Side() {
  const [layout, setLayout] = useState<NavLayout>('vertical');
  const Nav = layout === 'mini' ? NavRail : NavVertical;
  return (
    <aside className="side" {...(layout === 'mini' && { 'data-mini': '' })}>
      <NavToggle layout={layout} onChange={setLayout} />
      <Nav items={sideItems} currentPath={words.CURRENT_PATH} label="منوی کناری" />
    </aside>
  );
}

function Bar() {
  return (
    <header className="bar">
      <NavHorizontal items={words.BAR} currentPath={words.CURRENT_PATH} />
      <span className="end">
        <MenuTrigger>
          <Button variant="secondary" size="small">
            {words.ACCOUNT.title}
          </Button>
          <Menu>
            {words.ACCOUNT.items.map(({ title, path }) => (
              <MenuItem key={path} href={path}>
                {title}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
      </span>
    </header>
  );
}

function Form() {
  const { title, group, hints, level, announce, progress } = words.FORM;
  return (
    <div className="form">
      <TextField label={title.label} defaultValue={title.value} />
      <Select label={group.label} options={group.options} defaultValue={group.value} />
      <RadioGroup label={level.label} options={level.options} defaultValue={level.value} />
      <div>
        <Checkbox defaultSelected>{hints}</Checkbox>
        <Switch defaultSelected>{announce}</Switch>
        <ProgressBar label={progress.label} value={progress.value} max={progress.max} />
      </div>
    </div>
  );
}

const rows = pupils(50);
const columns = COLUMNS.map((column) => ({ ...column, cell: (row: (typeof rows)[number]) => row[column.id] }));

function Pupils() {
  const { sort, setSort, sorted } = useSorted(rows);
  return (
    <Table
      caption={CAPTION}
      columns={columns}
      rows={sorted}
      rowKey={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

void mountKit(
  <>
    <div className="screen">
      <Side />
      <div className="column">
        <Bar />
        <main className="main">
          <h1>{words.HEADING}</h1>
          <div className="line">
            <LookButtons />
            <Settings />
            <Button size="small" onPress={() => void toast(words.SAVE.said)}>
              {words.SAVE.open}
            </Button>
            <DialogTrigger>
              <Button variant="danger" size="small">
                {words.EXIT.open}
              </Button>
              <ConfirmDialog onConfirm={() => {}} />
            </DialogTrigger>
          </div>
          <Tabs label={words.TABS.label} items={words.TABS.items} />
          <Form />
          <Pupils />
        </main>
      </div>
    </div>
    <ToastRegion />
  </>,
);
