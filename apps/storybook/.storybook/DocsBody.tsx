import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';

/** What stands on the page of a part, in Storybook's own order, with the only word of its own that can be Persian. */
export function DocsBody() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Stories title="نمونه‌ها" />
    </>
  );
}
