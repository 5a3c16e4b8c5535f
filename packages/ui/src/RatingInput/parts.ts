import { styled } from 'styled-components'

import { color, motion, radius, space, text } from '../theme/tokens'

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s2};
  align-items: center;
`

/** A star is lit when it or a later one is checked or, while the pointer is over the stars, hovered. */
export const Stars = styled.div`
  --unlit: ${color.lineControl};

  display: flex;
  flex-wrap: wrap;
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

/** A `bdi` keeps the order of '3 of 5' in right-to-left text. */
export const Given = styled.bdi`
  color: ${color.inkMuted};
  font: ${text.sm};
  font-variant-numeric: tabular-nums;
`
