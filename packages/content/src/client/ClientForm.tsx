import { EntityForm, type FormProps, FieldRow, ImageField, TextField } from '@staff/forms'
import { client } from './client.entity'

/** Creates or edits a client. */
export function ClientForm(props: FormProps<typeof client>) {
  return (
    <EntityForm entity={client} {...props}>
      <FieldRow>
        <TextField name="name" />
        <TextField name="websiteLink" type="url" />
      </FieldRow>
      <ImageField name="image" />
    </EntityForm>
  )
}
