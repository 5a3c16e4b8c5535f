import type { AnyEntity } from '@staff/entity'
import type { LucideIcon } from 'lucide-react'
import { createContext, use, type ComponentType } from 'react'

import type { AreaScreens } from './defineArea'

/** An edition of the content, such as that of a country. Each has its own URLs. */
export interface Region {
  /** Its label, and the first segment of its URLs: 'US'. */
  name: string
  /** The locale of its dates and numbers: 'en-US'. */
  locale: string
  /**
   * The time zone in which its records go live and end, by its IANA name: 'Europe/London'.
   * @default the zone of the browser
   */
  timeZone?: string
}

/** What the navigation and the guards know about an area before its screens are loaded. */
export interface Area<RegionName extends string = string> {
  entity: AnyEntity
  icon: LucideIcon
  /**
   * The names of the regions in which the area may be opened.
   * @default all
   */
  regions?: readonly RegionName[]
  /** The form, the columns and the preview, loaded with the first visit. */
  load: () => Promise<AreaScreens>
  /**
   * What stands beside the link of the navigation, such as the number of new records. Loaded a little after the first screen.
   * @default nothing
   */
  badge?: () => Promise<ComponentType>
}

export interface BrandProps {
  /**
   * The background: the page, or the dark picture of the login.
   * @default 'page'
   */
  background?: 'page' | 'picture'
}

/** The definition of an admin. The login needs everything except the content. */
export interface Admin {
  /** The name of the product, at the end of each page title. */
  title: string
  /** The product's mark and name. */
  Brand: ComponentType<BrandProps>
  /** Shown beside the login form. */
  LoginHero: ComponentType
  /**
   * The regions between which users switch. The first is the default.
   * @default none: no switch, and URLs without a region
   */
  regions?: readonly Region[]
  /** The content, loaded on the first visit behind the login, which keeps the login small. */
  load: () => Promise<AdminContent>
}

/** The content of an admin behind its login. */
export interface AdminContent {
  /** In the order of the navigation. */
  areas: readonly Area[]
  /**
   * The headings of the navigation. Each is above the areas whose path starts with its prefix.
   * @default none
   */
  groups?: readonly { title: string; prefix: string }[]
  /**
   * Whether the public site shows the records of an entity.
   * @default it shows none
   */
  isOnPublicSite?: (entity: AnyEntity) => boolean
  /**
   * Loads the first screen behind the login.
   * @default a screen that shows how many records each area has
   */
  home?: () => Promise<ComponentType>
}

/** The running admin; `App` provides it. */
export const AdminContext = createContext<Admin | undefined>(undefined)

/** The loaded content; the route of the dashboard provides it. */
export const ContentContext = createContext<AdminContent | undefined>(undefined)

/** The name and the brand of the product. */
export function useAdmin(): Admin {
  const admin = use(AdminContext)
  if (!admin) throw new Error('A screen of the admin is drawn outside of its App')
  return admin
}

/** The regions of the admin, or none. */
export function useRegions(): readonly Region[] {
  return useAdmin().regions ?? NO_REGIONS
}

const NO_REGIONS: readonly Region[] = []

/** The content behind the login, such as the areas. */
export function useContent(): AdminContent {
  const content = use(ContentContext)
  if (!content) throw new Error('A screen of the dashboard is drawn outside of its route')
  return content
}
