import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Grid } from '../../layout/grid/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { List } from './List.tsx';
import { ListItem } from './ListItem.tsx';
import { OpenHomeworkCard } from './testing/OpenHomeworkCard.tsx';

const meta = {
  title: 'داده/List',
  component: List,
  subcomponents: { ListItem },
  tags: ['autodocs'],
  args: { children: null },
  parameters: {
    docs: {
      description: {
        component:
          'چیزهایی زیر هم، با خط‌چین میانشان. **بکن:** اگر همهٔ مورد به جایی می‌رود `href` بده. **نکن:** برای چند ستون هم‌تراز به کار نبر؛ آن جدول است.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن به مورد بعدی که پیوند است و دکمه‌های آن |\n| Enter | باز کردن |',
      },
    },
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  name: 'پیوندها',
  render: () => (
    <List aria-label="به کمک نیاز دارند">
      <ListItem
        title="پارسا کریمی"
        description="جمع کسرها · ۴ پاسخ نادرست پشت سر هم"
        start={<Avatar name="پارسا کریمی" fallback="letter" />}
        href="#parsa"
      />
      <ListItem title="رادین موسوی" description="۳ روز بدون تمرین" href="#radin" />
    </List>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'پارسا کریمی' })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Grid columns="halves" align="start">
      <Card title="به کمک نیاز دارند">
        <List aria-label="به کمک نیاز دارند">
          <ListItem
            title="پارسا کریمی"
            description="جمع کسرها · ۴ پاسخ نادرست پشت سر هم"
            start={<Avatar name="پارسا کریمی" fallback="letter" />}
            href="#a"
          />
          <ListItem
            title="رادین موسوی"
            description="جمع کسرها · مخرج‌ها را هم جمع می‌کند"
            start={<Avatar name="رادین موسوی" fallback="letter" />}
            end={<Badge tone="danger">۲ بار</Badge>}
            href="#b"
          />
          <ListItem
            title="مانی صادقی"
            description="۳ روز بدون تمرین"
            start={<Avatar name="مانی صادقی" person="boy" />}
            end={
              <Button variant="secondary" size="small">
                یادآوری
              </Button>
            }
          />
        </List>
      </Card>
      <OpenHomeworkCard />
      <PseudoStates of="li, a" only={['hovered', 'focused']}>
        {(name) => (
          <Card title={name}>
            <List aria-label={name}>
              <ListItem
                title="آوا احمدی"
                description="جمع کسرها · ۴ پاسخ درست پشت سر هم"
                start={<Avatar name="آوا احمدی" fallback="letter" />}
                href="#e"
              />
            </List>
          </Card>
        )}
      </PseudoStates>
    </Grid>
  ),
};
