import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../actions/button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../actions/menu/index.ts';
import { Badge } from '../data/badge/index.ts';
import { DescriptionList } from '../data/description-list/index.ts';
import { Tabs } from '../data/tabs/index.ts';
import { Tag } from '../data/tag/index.ts';
import { Alert } from '../feedback/alert/index.ts';
import { Select } from '../forms/select/index.ts';
import { Breadcrumbs } from '../navigation/breadcrumbs/index.ts';
import { Dialog } from '../overlays/dialog/index.ts';
import { Drawer } from '../overlays/drawer/index.ts';
import { Tooltip } from '../overlays/tooltip/index.ts';
import { renderPersian } from './index.ts';

const TEXT = 'Well done!';
const options = [{ value: 'a', label: TEXT }];

/** Parts that take a text of people, most of them as a string that no element can be put around. */
const parts: Readonly<Record<string, ReactElement>> = {
  Alert: <Alert>{TEXT}</Alert>,
  'title of Alert': <Alert title={TEXT}>متن</Alert>,
  Badge: <Badge>{TEXT}</Badge>,
  Breadcrumbs: <Breadcrumbs items={[{ title: 'خانه', href: '/' }, { title: TEXT }]} />,
  'link of Breadcrumbs': <Breadcrumbs items={[{ title: TEXT, href: '/' }, { title: 'اینجا' }]} />,
  'term of DescriptionList': <DescriptionList items={[{ term: TEXT, description: 'متن' }]} />,
  Dialog: (
    <Dialog title={TEXT} isOpen>
      متن
    </Dialog>
  ),
  Drawer: (
    <Drawer title={TEXT} isOpen>
      متن
    </Drawer>
  ),
  Menu: (
    <MenuTrigger defaultOpen>
      <Button>کارها</Button>
      <Menu>
        <MenuItem>{TEXT}</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  Select: <Select label="درس" options={options} defaultValue="a" />,
  Tabs: <Tabs label="بخش‌ها" items={[{ id: 'a', title: TEXT, content: 'متن' }]} />,
  Tag: <Tag name={TEXT} />,
  Tooltip: (
    <Tooltip text={TEXT} isOpen>
      <Button>راهنما</Button>
    </Tooltip>
  ),
};

it.each(Object.entries(parts))('%s keeps the mark of a Latin sentence at its end', (_, part) => {
  renderPersian(part);
  const shown = screen.getAllByText(TEXT).filter((element) => !element.matches('option'));
  expect(shown.length).toBeGreaterThan(0);
  for (const element of shown) expect(element.dir).toBe('ltr');
});

it('Select keeps it in its list too', async () => {
  renderPersian(<Select label="درس" options={options} defaultValue="a" />);
  screen.getByRole('button').click();
  const option = await screen.findByRole('option', { name: TEXT });
  expect(option.querySelector('bdi')?.dir).toBe('ltr');
});
