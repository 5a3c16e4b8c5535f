import { TechnologyForm } from '@staff/forms/content/technology/TechnologyForm'
import { technology } from '@staff/forms/content/technology/technology.entity'

import { defineArea } from '../../shared/defineArea'
import { TechnologyPreview } from './TechnologyPreview'

/** What we build with. */
export const technologiesArea = defineArea({
  entity: technology,
  Form: TechnologyForm,
  Preview: TechnologyPreview,
})
