import { role } from '@staff/entity/people'

import { EntityForm, type FormProps } from '../EntityForm/EntityForm'
import { FieldRow } from '../EntityForm/FieldRow'
import { ChoiceField } from '../fields/choice/ChoiceField'
import { TextAreaField } from '../fields/text/TextAreaField'
import { TextField } from '../fields/text/TextField'

/** Creates or edits a role. */
export function RoleForm(props: FormProps<typeof role>) {
  return (
    <EntityForm entity={role} {...props}>
      <FieldRow>
        <TextField name="name" />
        <ChoiceField
          name="roleTypeId"
          hint="Administrators open the whole console; staff the overview, the queries and their password."
        />
      </FieldRow>
      <TextAreaField name="description" />
    </EntityForm>
  )
}
