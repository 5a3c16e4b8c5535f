import { opensTo, type RightsHolder } from '@staff/contract'
import type { PaletteItem } from '@staff/ui'
import { Globe, Keyboard, LogOut, Monitor, Moon, Plus, Sun, Trash2, Upload } from 'lucide-react'

import type { Area, Region } from '../../shared/admin'
import { createPath, importPath, inRegion, trashPath } from '../../shared/paths'
import { readableAreas } from '../../shared/readableAreas'
import { isInRegion } from '../../shared/regions/regions'
import { chooseTheme, type ThemeChoice } from '../../stores/preferences/theme'
import { showShortcuts } from '../../stores/shortcuts'

/** A screen or an action of the palette. */
export interface Command extends PaletteItem {
  /** Other words for it. */
  words?: string
  /** What it does here, without an address. */
  run?: () => void
}

/** Where the palette was opened, and by whom. */
export interface CommandContext {
  areas: readonly Area[]
  regions: readonly Region[]
  region: string | undefined
  reader: RightsHolder
  theme: ThemeChoice
  /** The path and query string of the current screen. */
  here: string
  logOut: () => void
}

/** What the user can do here. */
export function actionsOf(context: CommandContext): Command[] {
  return [
    ...areaActions(context),
    ...regionActions(context),
    ...themeActions(context),
    ...general(context),
  ]
}

function areaActions({ areas, region, reader }: CommandContext): Command[] {
  const entities = readableAreas(areas, reader)
    .filter((area) => isInRegion(area, region))
    .map(({ entity }) => entity)
  const writable = entities.filter((entity) => opensTo(reader, entity, 'create'))
  // Also those that the list of another area shows.
  const deletable = areas
    .filter((area) => isInRegion(area, region))
    .map(({ entity }) => entity)
    .filter((entity) => opensTo(reader, entity, 'remove'))
  return [
    ...writable.map((entity) => ({
      id: `add-${entity.area}`,
      label: `Add ${withArticle(entity.labels.one)}`,
      icon: <Plus />,
      href: createPath(region, entity),
      words: 'new create',
    })),
    ...entities
      .filter((entity) => opensTo(reader, entity, 'import'))
      .map((entity) => ({
        id: `import-${entity.area}`,
        label: `Import ${entity.labels.many.toLowerCase()}`,
        icon: <Upload />,
        href: importPath(region, entity),
        words: 'csv upload',
      })),
    ...deletable.map((entity) => ({
      id: `trash-${entity.area}`,
      label: `Trash of ${entity.labels.many.toLowerCase()}`,
      icon: <Trash2 />,
      href: trashPath(region, entity),
      words: 'deleted bin restore undelete',
    })),
  ]
}

function regionActions({ regions, region, here }: CommandContext): Command[] {
  return regions
    .filter(({ name }) => name !== region)
    .map(({ name }) => ({
      id: `region-${name}`,
      label: `Switch to ${name}`,
      icon: <Globe />,
      href: inRegion(here, name),
      words: 'region country',
    }))
}

const themes = [
  { choice: 'light', label: 'Use the light theme', icon: <Sun /> },
  { choice: 'dark', label: 'Use the dark theme', icon: <Moon /> },
  { choice: 'system', label: 'Use the theme of the device', icon: <Monitor /> },
] as const

function themeActions({ theme }: CommandContext): Command[] {
  return themes
    .filter(({ choice }) => choice !== theme)
    .map(({ choice, label, icon }) => ({
      label,
      icon,
      id: `theme-${choice}`,
      words: 'mode appearance colours',
      run: () => chooseTheme(choice),
    }))
}

function general({ logOut }: CommandContext): Command[] {
  return [
    { id: 'shortcuts', label: 'Keyboard shortcuts', icon: <Keyboard />, run: showShortcuts },
    { id: LOG_OUT, label: 'Log out', icon: <LogOut />, words: 'sign out leave', run: logOut },
  ]
}

/** The id of the action that is never offered first by itself. */
export const LOG_OUT = 'log-out'

function withArticle(one: string): string {
  return /^[aeio]/i.test(one) ? `an ${one}` : `a ${one}`
}
