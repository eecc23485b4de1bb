import { Card } from '@mashq/ui/data/card';
import { Stack } from '@mashq/ui/layout/stack';
import { SkillMeter } from '@mashq/ui/learning/skill-meter';

export function Example() {
  return (
    <Card title="مهارت‌های این فصل">
      <Stack gap={4}>
        <SkillMeter skill="جمع کسرها" band="mastered" count={18} />
        <SkillMeter skill="تفریق کسرها" band="near" count={9} estimate={2} />
        <SkillMeter skill="ضرب کسرها" band="starting" count={1} estimate={8} />
      </Stack>
    </Card>
  );
}
