import { EntityForm, type FormProps } from '../../EntityForm/EntityForm'
import { FieldRow } from '../../EntityForm/FieldRow'
import { testimonial } from './testimonial.entity'
import { ImageField } from '../../fields/ImageField'
import { RatingField } from '../../fields/choice/RatingField'
import { TextField } from '../../fields/text/TextField'
import { WordCountField } from '../../fields/text/WordCountField'

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
