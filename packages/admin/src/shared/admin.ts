import type { AnyEntity } from '@staff/forms/entity'
import type { LucideIcon } from 'lucide-react'
import { createContext, use, type ComponentType } from 'react'

import type { Country } from '../stores/preferences/region'
import type { AreaScreens } from './defineArea'

/** What the navigation and the guards know about an area before its screens are loaded. */
export interface Area {
  entity: AnyEntity
  icon: LucideIcon
  /**
   * Regions in which the area may be opened.
   * @default all
   */
  regions?: readonly Country[]
  /** The form, the columns and the preview, loaded with the first visit. */
  load: () => Promise<AreaScreens>
}

export interface BrandProps {
  /**
   * What it stands on: the page, or the dark picture of the login.
   * @default 'page'
   */
  background?: 'page' | 'picture'
}

/** What makes an admin out of this package. The login needs all of it but the content. */
export interface Admin {
  /** The name of the product, at the end of each page title. */
  title: string
  /** The product's mark and name. */
  Brand: ComponentType<BrandProps>
  /** What stands beside the form of the login. */
  LoginHero: ComponentType
  /** The content, loaded with the first visit behind the login, so that the login stays light. */
  load: () => Promise<AdminContent>
}

/** What an admin shows behind its login. */
export interface AdminContent {
  /** In the order of the navigation. */
  areas: readonly Area[]
  /**
   * The headings of the navigation: each is above the areas whose path begins with its prefix.
   * @default none
   */
  groups?: readonly { title: string; prefix: string }[]
  /**
   * Whether visitors of a public site see the records of an entity.
   * @default they see none
   */
  isOnPublicSite?: (entity: AnyEntity) => boolean
  /**
   * Loads the first screen behind the login.
   * @default a screen that shows how many records each area has
   */
  home?: () => Promise<ComponentType>
}

/** The admin that is running; `App` provides it. */
export const AdminContext = createContext<Admin | undefined>(undefined)

/** The loaded content; the route of the dashboard provides it. */
export const ContentContext = createContext<AdminContent | undefined>(undefined)

/** The name and the brand of the product. */
export function useAdmin(): Admin {
  const admin = use(AdminContext)
  if (!admin) throw new Error('A screen of the admin is drawn outside of its App')
  return admin
}

/** What is behind the login: the areas above all. */
export function useContent(): AdminContent {
  const content = use(ContentContext)
  if (!content) throw new Error('A screen of the dashboard is drawn outside of its route')
  return content
}
