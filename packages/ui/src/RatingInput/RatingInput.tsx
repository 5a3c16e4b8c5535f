import { Star } from 'lucide-react'
import { styled } from 'styled-components'

import { Field, type FieldProps } from '../Field/Field'
import { color, motion, radius, space, text } from '../theme/tokens'

export interface RatingInputProps extends FieldProps {
  /** Name shared by the radio buttons. */
  name: string
  /** How many stars are given; `null` while none are. */
  value: number | null
  /**
   * The largest number of stars.
   * @default 5
   */
  most?: number
  /** @default false */
  disabled?: boolean
  onChange: (value: number) => void
  /** The focus left the stars. */
  onBlur?: () => void
}

/** A number of stars, as a group of radio buttons: arrow keys choose, the group is one stop for the Tab key. */
export function RatingInput({
  name,
  value,
  most = 5,
  disabled = false,
  onChange,
  onBlur,
  ...field
}: RatingInputProps) {
  const ratings = Array.from({ length: most }, (_, index) => index + 1)
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
                <Star aria-hidden size={24} strokeWidth={1.5} />
              </label>
            ))}
          </Stars>
          <Given>{value === null ? 'No stars yet' : `${value} of ${most}`}</Given>
        </Line>
      )}
    </Field>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s2};
  align-items: center;
`

/** A star is lit when it, or one after it, is checked; while the pointer is over a star, when it or one after it is hovered. */
const Stars = styled.div`
  --unlit: ${color.lineControl};

  display: flex;
  margin-inline-start: calc(-1 * ${space.s1});
  border-radius: ${radius.m};

  label {
    position: relative;
    padding: ${space.s1};
    border-radius: ${radius.m};
    color: var(--unlit);
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  svg {
    fill: transparent;
    transition: transform ${motion.quick};
  }

  label:has(:checked),
  label:has(~ label :checked) {
    color: ${color.star};
  }
  label:has(:checked) svg,
  label:has(~ label :checked) svg {
    fill: currentcolor;
  }
  label:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
  &[aria-invalid='true'] {
    --unlit: ${color.danger};
  }
  &:has(:disabled) label {
    cursor: not-allowed;
    opacity: 0.6;
  }

  @media (hover: hover) {
    &:has(label:hover):not(:has(:disabled)) {
      label {
        color: var(--unlit);
      }
      svg {
        fill: transparent;
      }
      label:hover,
      label:has(~ label:hover) {
        color: ${color.star};
      }
      label:hover svg,
      label:has(~ label:hover) svg {
        fill: currentcolor;
      }
      label:hover svg {
        transform: scale(1.1);
      }
    }
  }
`

const Given = styled.span`
  color: ${color.inkMuted};
  font: ${text.sm};
  font-variant-numeric: tabular-nums;
`
