import { EntityForm, type FormProps } from '../../EntityForm/EntityForm'
import { FieldRow } from '../../EntityForm/FieldRow'
import { ImageField } from '../../fields/ImageField'
import { TextField } from '../../fields/text/TextField'
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
