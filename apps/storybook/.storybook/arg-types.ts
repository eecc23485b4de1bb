import type { StrictArgTypes } from 'storybook/internal/types';
import type { KitDocs, PropValue } from '../props/prop-row.ts';

/** What the build attached to a component; nothing for what is no component of the kit. */
export const kitDocsOf = (component: unknown): KitDocs | null => {
  const docs = Object(component).kitDocs;
  return docs ?? null;
};

const sbType = (value: PropValue, required: boolean) =>
  value.name === 'enum' ? { name: value.name, value: [...value.value], required } : { ...value, required };

/** Rows of the table of props: the type with its union, the default, and the declarations of types it names. */
export function kitArgTypes(component: unknown): StrictArgTypes {
  const rows = kitDocsOf(component)?.props ?? [];
  return Object.fromEntries(
    rows.map(({ name, type, detail, isRequired, description, defaultValue, value }) => [
      name,
      {
        name,
        description,
        type: sbType(value, isRequired),
        table: {
          type: { summary: type, ...(detail !== undefined && { detail }) },
          ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
        },
      },
    ]),
  );
}

export const kitDescription = (component: unknown): string => kitDocsOf(component)?.description ?? '';
