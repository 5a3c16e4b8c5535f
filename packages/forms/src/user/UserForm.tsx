import { EntityForm, modeOf, type FormProps } from '../EntityForm/EntityForm'
import { NewPasswordField } from '../fields/NewPasswordField'
import { ReferenceField } from '../fields/ReferenceField'
import { TextField } from '../fields/TextField'
import { user } from './user.entity'

/** Creates a user with a first password, or edits one without. */
export function UserForm(props: FormProps<typeof user>) {
  return (
    <EntityForm entity={user} {...props}>
      <TextField name="firstName" autoComplete="off" />
      <TextField name="lastName" autoComplete="off" />
      <TextField name="email" type="email" autoComplete="off" />
      <ReferenceField name="roleId" />
      {modeOf(props) === 'create' && <NewPasswordField name="password" />}
    </EntityForm>
  )
}
