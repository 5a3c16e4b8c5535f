import type { Preview } from '@storybook/react-vite'

import { networks, toolbarReaders } from '../packages/admin/src/testing/stories/toolbarSettings'
import { countries } from '../packages/admin/src/stores/preferences/region'

/** The value with which the toolbar leaves a choice to the story. */
export const STORY = 'story'

/** Both themes at once. */
export const SIDE_BY_SIDE = 'sideBySide'

/** Every text twice as long, as another language might need. */
export const LONG_TEXT = 'long'

/** What a reviewer chooses in the toolbar, beside the viewport. */
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
    { value: STORY, title: 'Story’s density' },
    { value: 'roomy', title: 'Roomy' },
    { value: 'compact', title: 'Compact' },
  ]),
  text: tool('Length of every text', 'ruler', [
    { value: 'usual', title: 'Usual text' },
    { value: LONG_TEXT, title: 'Twice as long' },
  ]),
  region: ofTheWorld('region', 'globe', countries),
  reader: ofTheWorld('reader', 'user', toolbarReaders),
  network: ofTheWorld('network', 'transfer', Object.keys(networks)),
}

/** What the toolbar shows at first. */
export const initialGlobals = {
  theme: 'light',
  direction: 'ltr',
  density: STORY,
  text: 'usual',
  region: STORY,
  reader: STORY,
  network: STORY,
}

/** The widths that every screen is reviewed at, as the viewport tool knows them. */
export const viewports = Object.fromEntries(
  [
    ['smallPhone', 'Small phone', 320, 568, 'mobile'] as const,
    ['zoomed', 'Laptop at 400 %', 320, 256, 'desktop'] as const,
    ['phone', 'Phone', 390, 844, 'mobile'] as const,
    ['tablet', 'Tablet', 768, 1024, 'tablet'] as const,
    ['laptop', 'Laptop', 1280, 800, 'desktop'] as const,
    ['desktop', 'Desktop', 1600, 1000, 'desktop'] as const,
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

/** A choice about the world of a screen, which the story makes unless the toolbar does. */
function ofTheWorld(name: string, icon: ToolbarIcon, values: readonly string[]) {
  return tool(`The ${name} of screens and journeys`, icon, [
    { value: STORY, title: `Story’s ${name}` },
    ...values.map((value) => ({ value, title: value.charAt(0).toUpperCase() + value.slice(1) })),
  ])
}

type ToolbarIcon =
  'contrast' | 'globe' | 'listunordered' | 'paragraph' | 'ruler' | 'transfer' | 'user'
