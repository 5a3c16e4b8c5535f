import { EntityForm, type FormProps } from '../EntityForm/EntityForm'
import { ImageField } from '../fields/ImageField'
import { NumberField } from '../fields/NumberField'
import { TextAreaField } from '../fields/TextAreaField'
import { TextField } from '../fields/TextField'
import { service } from './service.entity'

/** Creates or edits a service. */
export function ServiceForm(props: FormProps<typeof service>) {
  return (
    <EntityForm entity={service} {...props}>
      <TextField name="name" />
      <ImageField name="icon" />
      <NumberField name="orderBy" hint="The lowest number comes first on the public site." />
      <TextField name="headingBy" />
      <TextAreaField name="descriptionBy" />
      <ImageField name="image" />
    </EntityForm>
  )
}
