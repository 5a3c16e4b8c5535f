import { Star } from 'lucide-react'

import { Field, type FieldProps } from '../Field/Field'
import { Given, Line, Stars } from './parts'

export interface RatingInputProps extends FieldProps {
  /** Name shared by the radio buttons. */
  name: string
  /** How many stars are given; `null` while none are. */
  value: number | null
  /**
   * The largest number of stars.
   * @default 5
   */
  max?: number
  /**
   * Shows the stars without a way to change them.
   * @default false
   */
  disabled?: boolean
  /** The number of stars that was chosen. */
  onChange: (value: number) => void
  /** The focus left the stars. */
  onBlur?: () => void
}

/** A number of stars, as a group of radio buttons: arrow keys choose, the group is one stop for the Tab key. */
export function RatingInput({
  name,
  value,
  max = 5,
  disabled = false,
  onChange,
  onBlur,
  ...field
}: RatingInputProps) {
  const ratings = Array.from({ length: max }, (_, index) => index + 1)
  // The radio button that Tab would reach; a stored value may be one that no star has.
  const reached = ratings.find((rating) => rating === value) ?? 1

  return (
    <Field {...field} kind="radiogroup">
      {({ id, ...group }, labelId) => (
        <Line>
          <Stars
            {...group}
            role="radiogroup"
            aria-labelledby={labelId}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
            }}
          >
            {ratings.map((rating) => (
              <label key={rating}>
                <input
                  id={rating === reached ? id : undefined}
                  type="radio"
                  name={name}
                  value={rating}
                  aria-label={rating === 1 ? '1 star' : `${rating} stars`}
                  checked={rating === value}
                  disabled={disabled}
                  onChange={() => onChange(rating)}
                />
                <Star aria-hidden size="1.5rem" strokeWidth={1.5} />
              </label>
            ))}
          </Stars>
          <Given>{value === null ? 'No stars yet' : `${value} of ${max}`}</Given>
        </Line>
      )}
    </Field>
  )
}
