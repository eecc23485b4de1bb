import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../actions/button/index.ts';
import { IconButton } from '../actions/icon-button/index.ts';
import { Badge } from '../data/badge/index.ts';
import { Card } from '../data/card/index.ts';
import { CheckboxGroup } from '../forms/checkbox-group/index.ts';
import { CodeField } from '../forms/code-field/index.ts';
import { ComboBox } from '../forms/combo-box/index.ts';
import { DateField } from '../forms/date-field/index.ts';
import { DatePicker } from '../forms/date-picker/index.ts';
import { DateRangePicker } from '../forms/date-range-picker/index.ts';
import { FileField } from '../forms/file-field/index.ts';
import { NumberField } from '../forms/number-field/index.ts';
import { PasswordField } from '../forms/password-field/index.ts';
import { PhoneField } from '../forms/phone-field/index.ts';
import { RadioGroup } from '../forms/radio-group/index.ts';
import { SearchField } from '../forms/search-field/index.ts';
import { Select } from '../forms/select/index.ts';
import { TextArea } from '../forms/text-area/index.ts';
import { TextField } from '../forms/text-field/index.ts';
import { Grid } from '../layout/grid/index.ts';
import { Inline } from '../layout/inline/index.ts';
import { Stack } from '../layout/stack/index.ts';
import { renderPersian } from './index.ts';

const OWN = { className: 'own', 'data-x': 'y' };
const OPTIONS = [{ value: 'a', label: 'الف' }];

const components: Record<string, ReactElement> = {
  Button: <Button {...OWN}>ثبت</Button>,
  IconButton: (
    <IconButton {...OWN} aria-label="ثبت">
      ✓
    </IconButton>
  ),
  Badge: <Badge {...OWN}>تازه</Badge>,
  Card: <Card {...OWN} title="کلاس" />,
  Stack: <Stack {...OWN}>متن</Stack>,
  Inline: <Inline {...OWN}>متن</Inline>,
  Grid: <Grid {...OWN}>متن</Grid>,
  CheckboxGroup: <CheckboxGroup {...OWN} label="برچسب" options={OPTIONS} />,
  CodeField: <CodeField {...OWN} label="برچسب" length={4} />,
  ComboBox: <ComboBox {...OWN} label="برچسب" options={OPTIONS} />,
  DateField: <DateField {...OWN} label="برچسب" />,
  DatePicker: <DatePicker {...OWN} label="برچسب" />,
  DateRangePicker: <DateRangePicker {...OWN} label="برچسب" />,
  FileField: <FileField {...OWN} label="برچسب" />,
  NumberField: <NumberField {...OWN} label="برچسب" />,
  PasswordField: <PasswordField {...OWN} />,
  PhoneField: <PhoneField {...OWN} />,
  RadioGroup: <RadioGroup {...OWN} label="برچسب" options={OPTIONS} />,
  SearchField: <SearchField {...OWN} label="برچسب" />,
  Select: <Select {...OWN} label="برچسب" options={OPTIONS} />,
  TextArea: <TextArea {...OWN} label="برچسب" />,
  TextField: <TextField {...OWN} label="برچسب" />,
};

describe('what an app adds', () => {
  it.each(Object.entries(components))('arrives at the outermost element of %s', (_name, component) => {
    const { container } = renderPersian(component);
    const own = container.querySelectorAll('.own');
    expect(own).toHaveLength(1);
    expect(own[0]?.getAttribute('data-x')).toBe('y');
    expect(own[0]?.classList.length).toBeGreaterThan(1);
  });

  it.each([
    ['Button', (ref: Ref<never>) => <Button ref={ref}>ثبت</Button>],
    ['Badge', (ref: Ref<never>) => <Badge ref={ref}>تازه</Badge>],
    ['Card', (ref: Ref<never>) => <Card ref={ref} title="کلاس" />],
    ['TextField', (ref: Ref<never>) => <TextField ref={ref} label="برچسب" />],
  ] as const)('includes a ref: %s', (_name, make) => {
    const ref = createRef<never>();
    renderPersian(make(ref));
    expect(ref.current).toBeInstanceOf(HTMLElement);
  });
});
