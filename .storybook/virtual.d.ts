declare module 'virtual:color-users' {
  /** The parts of the product that use each colour token. */
  export const colorUsers: Readonly<Record<string, readonly string[]>>
}

declare module 'virtual:used-icons' {
  import type { LucideIcon } from 'lucide-react'

  /** Every icon of the product, with the parts that show it. */
  export const usedIcons: readonly {
    name: string
    Icon: LucideIcon
    users: readonly string[]
  }[]
}
