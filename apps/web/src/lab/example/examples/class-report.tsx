import { BarChart } from '@mashq/ui/charts/bar-chart';
import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';

export function Example() {
  return (
    <Stack gap={6}>
      <Grid columns="narrow" gap={4}>
        <Card>
          <Stat value={4} label="به کمک نیاز دارند" tone="danger" />
        </Card>
        <Card>
          <Stat value={21} label="تکلیف را تمام کردند" unit="نفر" />
        </Card>
      </Grid>
      <Card footer="ساده کردن کسر را کمتر از نیمی از کلاس یاد گرفته‌اند.">
        <BarChart
          title="هر مهارت را چند نفر یاد گرفته‌اند"
          max={29}
          data={[
            { label: 'جمع کسرها', value: 24 },
            { label: 'تفریق کسرها', value: 19 },
            { label: 'ساده کردن کسر', value: 11 },
          ]}
        />
      </Card>
    </Stack>
  );
}
