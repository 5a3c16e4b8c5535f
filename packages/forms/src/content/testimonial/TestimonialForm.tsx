import { EntityForm, type FormProps } from '../../EntityForm/EntityForm'
import { FieldRow } from '../../EntityForm/FieldRow'
import { testimonial } from './testimonial.entity'
import { ImageField } from '../../fields/ImageField'
import { RatingField } from '../../fields/RatingField'
import { TextField } from '../../fields/TextField'
import { WordCountField } from '../../fields/WordCountField'

/** Creates or edits a testimonial. */
export function TestimonialForm(props: FormProps<typeof testimonial>) {
  return (
    <EntityForm entity={testimonial} {...props}>
      <FieldRow>
        <TextField name="name" autoComplete="off" />
        <RatingField name="rating" />
      </FieldRow>
      <ImageField name="image" />
      <WordCountField name="description" />
    </EntityForm>
  )
}
