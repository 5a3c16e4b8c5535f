import { useFormikContext } from 'formik'
import { useState } from 'react'
import { proposePassword } from '@staff/entity'
import { user } from '@staff/entity/people'

import { EntityForm, modeOf, type FormProps } from '../EntityForm/EntityForm'
import { FieldRow } from '../EntityForm/FieldRow'
import { CheckboxField } from '../fields/choice/CheckboxField'
import { ChoiceField } from '../fields/choice/ChoiceField'
import { ReferenceField } from '../fields/choice/ReferenceField'
import { TextField } from '../fields/text/TextField'
import { FirstPasswordField } from './FirstPasswordField'

/** Creates a user with a first password or an invitation, or edits a user, and disables or enables the account. */
export function UserForm(props: FormProps<typeof user>) {
  const isNew = modeOf(props) === 'create'
  const [proposed] = useState(proposePassword)
  const [initial] = useState(() => (isNew ? withProposed(props.initial, proposed) : props.initial))
  const draft = isNew && props.draft ? withProposed(props.draft, proposed) : props.draft
  return (
    <EntityForm
      entity={user}
      {...props}
      mode={isNew ? 'create' : 'edit'}
      {...(initial && { initial })}
      draft={draft}
    >
      <FieldRow>
        <TextField name="firstName" autoComplete="off" />
        <TextField name="lastName" autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField name="email" type="email" autoComplete="off" />
        <ReferenceField name="roleId" />
      </FieldRow>
      {isNew ? (
        <FirstAccess proposed={proposed} />
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

/** How a new user gets a password: by an invitation, or from the administrator, whose choice stays while the invitation is ticked. */
function FirstAccess({ proposed }: { proposed: string }) {
  const { values } = useFormikContext<{ invite?: boolean }>()
  return (
    <>
      <CheckboxField
        name="invite"
        hint="The link goes to them by mail. If this server sends no mails, you make it afterwards, under Access in their form. It works for seven days."
      />
      {!values.invite && (
        <>
          <FirstPasswordField proposed={proposed} />
          <CheckboxField name="mustChoosePassword" />
        </>
      )}
    </>
  )
}

type Initial = NonNullable<FormProps<typeof user>['initial']>

/** The values of a new user, with a password that was made for them. */
function withProposed(initial: Initial | undefined, proposed: string): Initial {
  const values = { ...user.empty, ...user.create?.empty, ...initial }
  return Object.assign(values, { password: Reflect.get(values, 'password') || proposed })
}
