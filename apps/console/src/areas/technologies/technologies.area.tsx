import { defineArea } from '@staff/admin'
import { technology } from '@staff/content/technology/technology.entity'

/** Technologies that the company uses. */
export const technologiesArea = defineArea({
  entity: technology,
  editor: () => import('./technologies.editor'),
})
