import { EntityForm, modeOf, type FormProps } from '../EntityForm/EntityForm'
import { ChoiceField } from '../fields/ChoiceField'
import { NewPasswordField } from '../fields/NewPasswordField'
import { ReferenceField } from '../fields/ReferenceField'
import { TextField } from '../fields/TextField'
import { user } from './user.entity'

/** Creates a user with a first password, or edits one without, and disables or enables their account. */
export function UserForm(props: FormProps<typeof user>) {
  return (
    <EntityForm entity={user} {...props}>
      <TextField name="firstName" autoComplete="off" />
      <TextField name="lastName" autoComplete="off" />
      <TextField name="email" type="email" autoComplete="off" />
      <ReferenceField name="roleId" />
      {modeOf(props) === 'create' ? (
        <NewPasswordField name="password" />
      ) : (
        <ChoiceField
          name="account"
          hint="A disabled account cannot log in; its sessions end at once."
        />
      )}
    </EntityForm>
  )
}
