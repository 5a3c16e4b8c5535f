import { entities } from '@staff/forms/content/entities'

import { publicAreasOf } from '../areas/publicAreas'
import { publicHomeCall } from '../areas/publicCalls'

/** The areas of the public site. */
export const publicAreas = publicAreasOf(entities)

/** Reads what the home page of the public site shows. */
export const readSite = publicHomeCall(publicAreas)
