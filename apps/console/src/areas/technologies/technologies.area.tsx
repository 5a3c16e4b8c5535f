import { defineArea } from '@staff/admin'
import { TechnologyForm } from '@staff/forms/content/technology/TechnologyForm'
import { technology } from '@staff/forms/content/technology/technology.entity'

import { TechnologyPreview } from './TechnologyPreview'

/** Technologies that the company uses. */
export const technologiesArea = defineArea({
  entity: technology,
  Form: TechnologyForm,
  Preview: TechnologyPreview,
})
