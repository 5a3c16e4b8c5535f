import { role } from '@staff/entity/people'

import { EntityForm, type FormProps } from '../EntityForm/EntityForm'
import { FieldRow } from '../EntityForm/FieldRow'
import { ChoiceField } from '../fields/choice/ChoiceField'
import { TextAreaField } from '../fields/text/TextAreaField'
import { TextField } from '../fields/text/TextField'
import { RightsField } from './rights/RightsField'

/** Creates or edits a role. */
export function RoleForm(props: FormProps<typeof role>) {
  return (
    <EntityForm entity={role} {...props}>
      <FieldRow>
        <TextField name="name" />
        <ChoiceField
          name="roleTypeId"
          hint="Administrators may do everything; staff have the rights below."
        />
      </FieldRow>
      <TextAreaField name="description" />
      <RightsField name="rights" roleId={props.recordId} />
    </EntityForm>
  )
}
