import { defineArea } from '@staff/admin'
import { TeamForm } from '@staff/forms/content/team/TeamForm'
import { team } from '@staff/forms/content/team/team.entity'

import { TeamPreview } from './TeamPreview'

/** Members of the team. */
export const teamsArea = defineArea({
  entity: team,
  Form: TeamForm,
  widths: { name: '10rem', email: '15.5rem' },
  Preview: TeamPreview,
})
