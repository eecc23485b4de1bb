import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import type { SchemeSetting } from '../../theme/apply-theme.ts';
import type { PresetName } from '../../theme/seeds.ts';
import { SettingsDrawer } from './SettingsDrawer.tsx';

const onSave = vi.fn();

function Settings({ own = 'cyan' }: { own?: PresetName }) {
  const [isOpen, setOpen] = useState(true);
  const [preset, setPreset] = useState<PresetName>(own);
  const [scheme, setScheme] = useState<SchemeSetting>('light');
  return (
    <SettingsDrawer
      isOpen={isOpen}
      onOpenChange={setOpen}
      preset={preset}
      onPresetChange={setPreset}
      scheme={scheme}
      onSchemeChange={setScheme}
      isChanged={preset !== own}
      onReset={() => setPreset(own)}
      onSave={onSave}
    />
  );
}

const radios = (name: string) => within(screen.getByRole('radiogroup', { name }));

describe('SettingsDrawer', () => {
  it('is titled «رنگ» and offers the six presets and three schemes by their Persian names', () => {
    renderPersian(<Settings />);
    expect(screen.getByRole('dialog', { name: 'رنگ' })).toBeTruthy();
    const names = (group: string) =>
      radios(group)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    expect(names('رنگ مشق')).toEqual(['درختی', 'زردچوبه‌ای', 'آسمونی', 'بنفشه', 'گلگلی', 'نوک مدادی']);
    expect(names('روشنی')).toEqual(['روشن', 'تیره', 'دستگاه']);
    expect(radios('رنگ مشق').getByRole<HTMLInputElement>('radio', { name: 'آسمونی' }).checked).toBe(true);
  });

  it('offers the presets whose style sheets are on the page, for another would take every color away', () => {
    const sheet = document.createElement('style');
    sheet.textContent = ':root { --mashq-preset-green: 1; --mashq-preset-pink: 1 }';
    document.head.append(sheet);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderPersian(<Settings own="cyan" />);
    expect(
      radios('رنگ مشق')
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['درختی', 'گلگلی']);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"@mashq/ui/themes/cyan.css"'));
    sheet.remove();
    warn.mockRestore();
  });

  it('keeps a picked preset when it closes, once, and not before', async () => {
    onSave.mockClear();
    const { user } = renderPersian(<Settings />);
    await user.click(radios('رنگ مشق').getByRole('radio', { name: 'گلگلی' }));
    await user.click(radios('رنگ مشق').getByRole('radio', { name: 'درختی' }));
    expect(onSave).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith('green');
  });

  it('keeps nothing when nothing was changed in the end', async () => {
    onSave.mockClear();
    const { user } = renderPersian(<Settings />);
    expect(screen.queryByRole('button', { name: 'برگرداندن رنگ' })).toBeNull();
    await user.click(radios('رنگ مشق').getByRole('radio', { name: 'گلگلی' }));
    await user.click(screen.getByRole('button', { name: 'برگرداندن رنگ' }));
    expect(radios('رنگ مشق').getByRole<HTMLInputElement>('radio', { name: 'آسمونی' }).checked).toBe(true);
    await user.keyboard('{Escape}');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('has no presets where a tenant’s color is in force, and says why', () => {
    renderPersian(
      <SettingsDrawer
        isOpen
        onOpenChange={() => {}}
        preset="cyan"
        onPresetChange={() => {}}
        scheme="light"
        onSchemeChange={() => {}}
        isChanged
        onReset={() => {}}
        fixedColor="رنگ این صفحه‌ها را مدرسه انتخاب کرده است."
      />,
    );
    expect(screen.getByText('رنگ این صفحه‌ها را مدرسه انتخاب کرده است.')).toBeTruthy();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'برگرداندن رنگ' })).toBeNull();
  });
});
