import {
  EntityForm,
  type FormProps,
  FieldRow,
  ImageField,
  MarkdownField,
  NumberField,
  SearchEngineFields,
  TextField,
} from '@staff/forms'
import { service } from './service.entity'

/** Creates or edits a service. */
export function ServiceForm(props: FormProps<typeof service>) {
  return (
    <EntityForm entity={service} {...props}>
      <FieldRow>
        <TextField name="name" />
        <NumberField name="orderBy" hint="The lowest number comes first on the public site." />
      </FieldRow>
      <FieldRow>
        <ImageField name="icon" />
        <ImageField name="image" />
      </FieldRow>
      <TextField name="headingBy" />
      <MarkdownField name="descriptionBy" />
      <SearchEngineFields entity={service} />
    </EntityForm>
  )
}
