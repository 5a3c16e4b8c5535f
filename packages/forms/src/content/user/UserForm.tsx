import { useFormikContext } from 'formik'

import type { ValuesOf } from '../../entity/defineEntity'
import { EntityForm, modeOf, type FormProps } from '../../EntityForm/EntityForm'
import { FieldRow } from '../../EntityForm/FieldRow'
import { CheckboxField } from '../../fields/CheckboxField'
import { ChoiceField } from '../../fields/ChoiceField'
import { NewPasswordField } from '../../fields/NewPasswordField'
import { ReferenceField } from '../../fields/ReferenceField'
import { TextField } from '../../fields/TextField'
import { user } from './user.entity'

/** Creates a user with a first password, or edits a user, and disables or enables the account. */
export function UserForm(props: FormProps<typeof user>) {
  return (
    <EntityForm entity={user} {...props}>
      <FieldRow>
        <TextField name="firstName" autoComplete="off" />
        <TextField name="lastName" autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField name="email" type="email" autoComplete="off" />
        <ReferenceField name="roleId" />
      </FieldRow>
      {modeOf(props) === 'create' ? (
        <>
          <FirstPasswordField />
          <CheckboxField name="mustChoosePassword" />
        </>
      ) : (
        <FieldRow>
          <ChoiceField
            name="account"
            hint="A disabled account cannot log in; its sessions end at once."
          />
        </FieldRow>
      )}
    </EntityForm>
  )
}

/** The first password. It must not contain the name or email in the other fields. */
function FirstPasswordField() {
  const { firstName, lastName, email } = useFormikContext<ValuesOf<typeof user>>().values
  return <NewPasswordField name="password" owner={{ name: `${firstName} ${lastName}`, email }} />
}
