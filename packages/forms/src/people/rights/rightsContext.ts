import { createContext, useContext } from 'react'

import { STEPS, type AnyEntity, type Step } from '@staff/entity'

/** A row of the table of rights: an area, and the steps that a role can be given there. */
export interface RightsRow {
  area: string
  /** The title of the area, as the navigation shows it. */
  label: string
  /** In the order of `STEPS`. */
  steps: readonly Step[]
}

/** A hook that returns the names of the people with a role; undefined while they are not known. A new role has no id. */
export type UsePeople = (roleId: string | undefined) => readonly string[] | undefined

/** What the rights of a role can be about. */
export interface RightsOffer {
  /** In the order of the navigation. */
  rows: readonly RightsRow[]
  /** The names of the regions; none if the admin has no regions. */
  regions: readonly string[]
  usePeople: UsePeople
}

/** Provides the fields for rights with areas, regions and people. */
export const RightsContext = createContext<RightsOffer | undefined>(undefined)

/** What the rights of a role can be about; throws without a `RightsContext`. */
export function useRightsOffer(): RightsOffer {
  const offer = useContext(RightsContext)
  if (!offer) throw new Error('A RightsField needs a RightsContext around it')
  return offer
}

/** The names of the people with a role; undefined while they are not known. */
export function usePeopleWith(roleId: string | undefined): readonly string[] | undefined {
  const { usePeople: use } = useRightsOffer()
  return use(roleId)
}

/** The row of an entity. Only what the public site shows can be published. */
export function rightsRow({ area, labels, publicSite }: AnyEntity): RightsRow {
  const steps = publicSite ? STEPS : STEPS.filter((step) => step !== 'publish')
  return { area, label: labels.title, steps }
}
