import { defineArea } from '@staff/admin'
import { team } from '@staff/content/team/team.entity'

/** Members of the team. */
export const teamsArea = defineArea({
  entity: team,
  editor: () => import('./teams.editor'),
  widths: { name: '10rem', email: '15.5rem' },
})
