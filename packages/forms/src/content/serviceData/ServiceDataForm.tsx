import { EntityForm, type FormProps } from '../../EntityForm/EntityForm'
import { FieldRow } from '../../EntityForm/FieldRow'
import { ImageField } from '../../fields/ImageField'
import { NumberField } from '../../fields/NumberField'
import { ReferenceField } from '../../fields/choice/ReferenceField'
import { TextAreaField } from '../../fields/text/TextAreaField'
import { TextField } from '../../fields/text/TextField'
import { serviceData } from './serviceData.entity'

/** Creates or edits one section of a service's page. */
export function ServiceDataForm(props: FormProps<typeof serviceData>) {
  return (
    <EntityForm entity={serviceData} {...props}>
      <FieldRow>
        <ReferenceField name="serviceId" />
        <NumberField name="orderBy" hint="The lowest number comes first on the service’s page." />
      </FieldRow>
      <TextField name="title" />
      <TextAreaField name="description" />
      <ImageField name="image" />
    </EntityForm>
  )
}
