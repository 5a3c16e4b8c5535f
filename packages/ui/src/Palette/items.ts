import type { ReactNode } from 'react'

/** One line of a palette. */
export interface PaletteItem {
  /** Unique in the palette. */
  id: string
  label: string
  /** What tells it apart from others with the same label. */
  detail?: string | undefined
  /** Its state in one or two words. */
  badge?: ReactNode
  icon?: ReactNode
  /** Its keys, for the eye only. */
  hint?: ReactNode
  /** The address that it opens. Without one it does something here. */
  href?: string | undefined
  /**
   * Whether it answers what was typed before. Enter does not open it by itself.
   * @default false
   */
  isStale?: boolean
}

/** Items under a heading. */
export interface PaletteGroup {
  heading: string
  items: readonly PaletteItem[]
}
