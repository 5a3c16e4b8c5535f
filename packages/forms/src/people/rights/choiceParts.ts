import { breakpoint, color, motion, radius, shadow, space, text, weight } from '@staff/ui'
import { styled } from 'styled-components'

/** A line joins the steps of a row, up to the chosen one in the colour of the accent. */
export const Cell = styled.div.attrs({ role: 'gridcell' })`
  position: relative;

  &[data-offered]:not([data-first])::before {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 1px);
    inset-inline: calc(0.75rem - 50%) calc(0.75rem + 50%);
    block-size: 2px;
    background: ${color.line};
    transition: background-color ${motion.quick};
  }
  &[data-included]:not([data-first])::before {
    background: ${color.accent};
  }

  @container (max-width: ${breakpoint.column}) {
    padding-block: ${space.s1};

    &[data-offered]:not([data-first])::before {
      content: none;
    }
    &[data-offered] {
      border-block: 1px solid ${color.lineStrong};
      background: ${color.sunken};
    }
    &[data-first] {
      padding-inline-start: ${space.s1};
      border-inline-start: 1px solid ${color.lineStrong};
      border-start-start-radius: ${radius.m};
      border-end-start-radius: ${radius.m};
    }
    &[data-last] {
      padding-inline-end: ${space.s1};
      border-inline-end: 1px solid ${color.lineStrong};
      border-start-end-radius: ${radius.m};
      border-end-end-radius: ${radius.m};
    }
  }
`

export const Choice = styled.button.attrs({ type: 'button', role: 'radio' })`
  --dot: ${color.accent};

  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.m};
  background: none;
  color: ${color.inkMuted};
  font: ${text.sm};
  font-weight: ${weight.label};
  cursor: pointer;

  &:disabled {
    cursor: default;
  }
  &[data-step='nothing'] {
    --dot: ${color.inkMuted};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &::before {
    content: '';
    inline-size: 1rem;
    block-size: 1rem;
    border: 1px solid ${color.lineControl};
    border-radius: ${radius.pill};
    background: ${color.surface};
    transition:
      border-color ${motion.quick},
      border-width ${motion.quick};
  }
  &:hover::before {
    border-color: ${color.ink};
  }
  [data-included] > &::before {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  &[aria-checked='true']::before {
    border: 5px solid var(--dot);
  }
  /* The text is that of the column; the phone has no columns. */
  & > span {
    display: none;
  }

  @media (forced-colors: active) {
    &[aria-checked='true']::before {
      border-color: Highlight;
      forced-color-adjust: none;
    }
  }
  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
  @container (max-width: ${breakpoint.column}) {
    min-block-size: 2rem;
    border-radius: ${radius.s};

    &::before {
      content: none;
    }
    & > span {
      display: inline;
    }
    &:hover {
      color: ${color.ink};
    }
    &:focus-visible {
      outline-offset: -1px;
    }
    &[aria-checked='true'] {
      background: ${color.surface};
      box-shadow:
        ${shadow.low},
        0 0 0 1px ${color.line};
      color: ${color.ink};
    }
    &[aria-checked='true']:not([data-step='nothing']) {
      background: ${color.accent};
      box-shadow: none;
      color: ${color.accentInk};
    }
    [data-theme='dark'] &[aria-checked='true'][data-step='nothing'] {
      background: ${color.lineStrong};
    }

    @media (forced-colors: active) {
      &&[aria-checked='true'] {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
    @media (pointer: coarse) {
      min-block-size: 2.5rem;
    }
  }
`
