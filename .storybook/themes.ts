import type { ThemeVars } from 'storybook/theming'
import { create } from 'storybook/theming/create'

import { palettes, space, type ThemeName } from '../packages/ui/src/theme/tokens'

const SANS = '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", sans-serif'

/** The themes of Storybook's own user interface and docs pages, in the colours of the product. */
export const storybookThemes: Record<ThemeName, ThemeVars> = {
  light: themeOf('light'),
  dark: themeOf('dark'),
}

function themeOf(base: ThemeName): ThemeVars {
  const color = palettes[base]
  return create({
    base,
    brandTitle: brand(),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: SANS,
    colorPrimary: color.accent,
    colorSecondary: color.accentText,
    appBg: color.canvas,
    appContentBg: color.canvas,
    appPreviewBg: color.canvas,
    appHoverBg: color.accentSoft,
    appBorderColor: color.line,
    appBorderRadius: 8,
    textColor: color.ink,
    textInverseColor: color.accentInk,
    textMutedColor: color.inkMuted,
    barBg: color.surface,
    barTextColor: color.inkMuted,
    barHoverColor: color.accentText,
    barSelectedColor: color.accentText,
    buttonBg: color.surface,
    buttonBorder: color.lineStrong,
    booleanBg: color.sunken,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.lineControl,
    inputTextColor: color.ink,
    inputBorderRadius: 8,
  })
}

/** The logo and name of the console. Storybook renders the title as HTML. */
function brand(): string {
  const { accent } = palettes.light
  return `<span style="display:inline-flex;gap:${space.s2};align-items:center"><i style="inline-size:22px;block-size:22px;border-radius:7px;background:linear-gradient(135deg,${accent},#7a5cf0)"></i>Staff console</span>`
}
