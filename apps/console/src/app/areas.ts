import { testimonial, type AnyEntity, type EntityName } from '@staff/forms/entities'
import { MessageSquareQuote, type LucideIcon } from 'lucide-react'

import { countries, type Country } from '../stores/region'
import type { AreaScreens } from './defineArea'

/** What the navigation and the guards know about an area before its screens are loaded. */
export interface Area {
  entity: AnyEntity
  icon: LucideIcon
  /** Regions in which the area may be opened. */
  regions: readonly Country[]
  /** The form, the columns and the preview, loaded with the first visit. */
  load: () => Promise<AreaScreens>
}

/** Every area of the console, one line each, in the order of the navigation. */
export const areas = {
  testimonial: {
    entity: testimonial,
    icon: MessageSquareQuote,
    regions: countries,
    load: async () => (await import('../areas/testimonials/testimonials.area')).testimonialsArea,
  },
} satisfies Record<EntityName, Area>
