import type { role } from '@staff/entity/people'
import { RightsContext, type FormProps } from '@staff/forms'
import { RoleForm } from '@staff/forms/people/RoleForm'

import { useOfferedRights } from './useOfferedRights'

/** The form of a role, with the areas and regions of the admin for its table of rights. */
export function RoleEditorForm(props: FormProps<typeof role>) {
  return (
    <RightsContext value={useOfferedRights()}>
      <RoleForm {...props} />
    </RightsContext>
  )
}
