import { publicAreasOf, publicHomeCall } from '@staff/contract'

import { entities } from '../entities'
import { REGIONS } from '../regions'

/** The areas of the public site. */
export const publicAreas = publicAreasOf(entities, REGIONS)

/** Reads what the home page of the public site shows. */
export const readSite = publicHomeCall(publicAreas)
