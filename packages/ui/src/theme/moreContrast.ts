import type { ColorName, ThemeName } from './tokens'

/**
 * The colours with `prefers-contrast: more`: text has a contrast of 7, the edges of controls 4.5, and every line 3.
 */
export const moreContrast: Record<ThemeName, Partial<Record<ColorName, string>>> = {
  light: {
    line: '#85837a',
    lineStrong: '#6b6961',
    lineControl: '#4a4943',
    ink: '#000000',
    inkMuted: '#33353b',
    inkFaint: '#3f4149',
    accent: '#1f36ad',
    accentHover: '#182b8c',
    accentText: '#1a2f9e',
    add: '#0b5527',
    addHover: '#08431e',
    danger: '#8a1712',
    dangerHover: '#6e110d',
    warn: '#5c3b00',
    star: '#7a4f00',
  },
  dark: {
    line: '#767a88',
    lineStrong: '#8e92a0',
    lineControl: '#b4b8c4',
    ink: '#ffffff',
    inkMuted: '#d3d6de',
    inkFaint: '#c4c8d2',
    accent: '#9aabff',
    accentHover: '#b3c0ff',
    accentText: '#c3ceff',
    add: '#6fdb98',
    addHover: '#8be6ad',
    danger: '#ff9d97',
    dangerHover: '#ffb3ae',
    warn: '#f2cd7d',
    star: '#f2bd4a',
  },
}
