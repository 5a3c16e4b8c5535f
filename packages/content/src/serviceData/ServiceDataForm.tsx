import {
  EntityForm,
  type FormProps,
  FieldRow,
  ImageField,
  MarkdownField,
  NumberField,
  ReferenceField,
  TextField,
} from '@staff/forms'
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
      <MarkdownField name="description" />
      <ImageField name="image" />
    </EntityForm>
  )
}
