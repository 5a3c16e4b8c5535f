import type { Preview } from '@storybook/react-vite'

import { networks, toolbarReaders } from '../packages/admin/src/testing/stories/toolbarSettings'
import { regions } from '../apps/console/src/regions'

/** The value that leaves a setting to the story. */
export const STORY_DEFAULT = 'story'

/** The value that shows both themes at once. */
export const SIDE_BY_SIDE = 'sideBySide'

/** The value that doubles every text, because another language can need more space. */
export const LONG_TEXT = 'long'

/** The settings of the toolbar, besides the viewport. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: tool('Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: SIDE_BY_SIDE, title: 'Side by side' },
  ]),
  direction: tool('Text direction', 'paragraph', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  density: tool('Density of tables', 'listunordered', [
    { value: STORY_DEFAULT, title: 'Story’s density' },
    { value: 'roomy', title: 'Roomy' },
    { value: 'compact', title: 'Compact' },
  ]),
  text: tool('Length of every text', 'ruler', [
    { value: 'usual', title: 'Usual text' },
    { value: LONG_TEXT, title: 'Twice as long' },
  ]),
  region: screenTool(
    'region',
    'globe',
    regions.map(({ name }) => name),
  ),
  reader: screenTool('reader', 'user', toolbarReaders),
  network: screenTool('network', 'transfer', Object.keys(networks)),
}

/** The initial settings of the toolbar. */
export const initialGlobals = {
  theme: 'light',
  direction: 'ltr',
  density: STORY_DEFAULT,
  text: 'usual',
  region: STORY_DEFAULT,
  reader: STORY_DEFAULT,
  network: STORY_DEFAULT,
}

/** The window sizes in which every screen is reviewed, for the viewport tool. */
export const viewports = Object.fromEntries(
  [
    ['smallPhone', 'Small phone', 320, 568, 'mobile'] as const,
    ['zoomed', 'Laptop at 400 %', 320, 256, 'desktop'] as const,
    ['phone', 'Phone', 390, 844, 'mobile'] as const,
    ['tablet', 'Tablet', 768, 1024, 'tablet'] as const,
    ['smallLaptop', 'Small laptop', 1024, 768, 'desktop'] as const,
    ['laptop', 'Laptop', 1280, 800, 'desktop'] as const,
    ['desktop', 'Desktop', 1600, 1000, 'desktop'] as const,
    ['wideDesktop', 'Wide desktop', 1920, 1080, 'desktop'] as const,
  ].map(([key, name, width, height, type]) => [
    key,
    { name: `${name}, ${width}`, type, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
)

interface Item {
  value: string
  title: string
}

function tool(description: string, icon: ToolbarIcon, items: Item[]) {
  return { description, toolbar: { icon, items, dynamicTitle: true } }
}

/** A setting of screens and journeys. By default, the story decides. */
function screenTool(name: string, icon: ToolbarIcon, values: readonly string[]) {
  return tool(`The ${name} of screens and journeys`, icon, [
    { value: STORY_DEFAULT, title: `Story’s ${name}` },
    ...values.map((value) => ({ value, title: value.charAt(0).toUpperCase() + value.slice(1) })),
  ])
}

type ToolbarIcon =
  'contrast' | 'globe' | 'listunordered' | 'paragraph' | 'ruler' | 'transfer' | 'user'
