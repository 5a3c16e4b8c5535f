import type { ReactNode } from 'react'

import type { MenuEntry } from './entries'
import { Trigger } from './trigger'
import { MenuList, useMenu } from './useMenu'

export interface MenuProps {
  /** The accessible name of the trigger and of the menu. */
  label: string
  /** The content of the trigger. */
  trigger: ReactNode
  /** Items, separators, and sections with a heading, in reading order. */
  items: readonly MenuEntry[]
}

/** A button that opens a list of actions. */
export function Menu({ label, trigger, items }: MenuProps) {
  const { button, list } = useMenu()
  return (
    <>
      <Trigger type="button" aria-label={label} {...button}>
        {trigger}
      </Trigger>
      <MenuList {...list} label={label} items={items} />
    </>
  )
}
