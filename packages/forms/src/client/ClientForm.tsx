import { EntityForm, type FormProps } from '../EntityForm/EntityForm'
import { ImageField } from '../fields/ImageField'
import { TextField } from '../fields/TextField'
import { client } from './client.entity'

/** Creates or edits a client. */
export function ClientForm(props: FormProps<typeof client>) {
  return (
    <EntityForm entity={client} {...props}>
      <TextField name="name" />
      <ImageField name="image" />
      <TextField name="websiteLink" type="url" />
    </EntityForm>
  )
}
