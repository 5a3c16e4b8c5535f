import { Star } from 'lucide-react'

import { Field, type FieldProps } from '../Field/Field'
import { Given, Line, Stars } from './parts'

export interface RatingInputProps extends FieldProps {
  /** The name of the radio buttons. */
  name: string
  /** The rating in stars; `null` when there is none. */
  value: number | null
  /**
   * The maximum number of stars.
   * @default 5
   */
  max?: number
  /**
   * Shows the stars without controls.
   * @default false
   */
  disabled?: boolean
  /** Called with the chosen number of stars. */
  onChange: (value: number) => void
  /** Called when the focus leaves the stars. */
  onBlur?: () => void
}

/** A rating in stars as a group of radio buttons: arrow keys choose, and the group is one tab stop. */
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
  // The radio button that Tab reaches. The stored value may have no star.
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
