declare module 'virtual:color-users' {
  /** The folders that use each colour token. */
  export const colorUsers: Readonly<Record<string, readonly string[]>>
}

declare module 'virtual:used-icons' {
  import type { LucideIcon } from 'lucide-react'

  /** All icons of the product, with the folders that use them. */
  export const usedIcons: readonly {
    name: string
    Icon: LucideIcon
    users: readonly string[]
  }[]
}
