import { useFormikContext } from 'formik'

import {
  EntityForm,
  type FormProps,
  FieldRow,
  ChoiceField,
  ImageField,
  MarkdownField,
  TagsField,
  SearchEngineFields,
  TextField,
} from '@staff/forms'
import { blog } from './blog.entity'

/** Creates or edits an article or a link post. */
export function BlogForm(props: FormProps<typeof blog>) {
  return (
    <EntityForm entity={blog} {...props}>
      <FieldRow>
        <ChoiceField
          name="kind"
          hint="An article is read here; a link post is a picture that leads elsewhere."
        />
      </FieldRow>
      <TextField name="title" />
      <ImageField name="image" />
      <KindFields />
      <SearchEngineFields entity={blog} />
    </EntityForm>
  )
}

function KindFields() {
  const { kind } = useFormikContext<{ kind: string }>().values
  if (kind === 'Link post') return <TextField name="imageLink" type="url" />
  return (
    <>
      <FieldRow>
        <TextField name="author" />
      </FieldRow>
      <TagsField name="tags" />
      <MarkdownField name="description" />
    </>
  )
}
