import { styled } from 'styled-components'

import { Panel as DialogPanel, Scrim as DialogScrim, Sheet as DialogSheet } from '../Dialog/parts'
import { BareInput } from '../Field/control'
import { disappearAfterDelay } from '../theme/loadingDelay'
import { breakpoint, color, fontSize, space, text } from '../theme/tokens'

export const Scrim = styled(DialogScrim)`
  /* On a phone the palette is the whole screen above the keyboard. */
  @media (max-width: ${breakpoint.narrow}) {
    &[data-grows] {
      place-items: stretch;
      padding: 0;
    }
  }
`

export const Panel = styled(DialogPanel)`
  --most: 40rem;

  max-block-size: min(100%, 34rem);

  @media (max-width: ${breakpoint.narrow}) {
    --most: none;

    max-block-size: none;
    border: 0;
    border-radius: 0;
  }
`

export const Sheet = styled(DialogSheet)`
  /* The list scrolls, below the field. In a low window everything does. */
  overflow: hidden;

  @media (max-height: ${breakpoint.low}) {
    overflow: auto;
  }
`

export const Field = styled.div`
  display: flex;
  flex: none;
  gap: ${space.s3};
  align-items: center;
  min-block-size: 3.5rem;
  padding-inline: ${space.s5} ${space.s3};
  border-block-end: 1px solid ${color.line};

  @media (max-width: ${breakpoint.narrow}) {
    padding-inline: ${space.s4} ${space.s2};
  }
`

/** The search icon, which the spinner replaces after its delay. */
export const Sign = styled.span`
  display: grid;
  flex: none;
  inline-size: 1.125rem;
  color: ${color.inkMuted};

  & > * {
    grid-area: 1 / 1;
    inline-size: 100%;
  }
  &[data-busy] > svg {
    opacity: 0;
    animation: ${disappearAfterDelay};
  }
`

export const Input = styled(BareInput).attrs({ role: 'combobox' })`
  font-size: ${fontSize.lg};
  text-overflow: ellipsis;
`

export const Below = styled.div`
  flex: none;
  padding: ${space.s2} ${space.s5} ${space.s4};
  color: ${color.inkMuted};
`

export const Foot = styled.div`
  display: flex;
  flex: none;
  gap: ${space.s4};
  padding: ${space.s2} ${space.s5};
  border-block-start: 1px solid ${color.line};
  background: ${color.sunken};
  color: ${color.inkMuted};
  font: ${text.sm};

  @media (pointer: coarse), (max-width: ${breakpoint.narrow}), (max-height: ${breakpoint.low}) {
    display: none;
  }
`
