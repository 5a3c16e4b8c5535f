import { styled } from 'styled-components'

import { Button } from '../Button/Button'
import { color, motion, radius, space, weight } from '../theme/tokens'
import { visuallyHidden } from '../theme/visuallyHidden'

export const Zone = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};
  align-items: center;
  min-block-size: 7.375rem;
  padding: ${space.s4};
  border: 1px dashed ${color.lineControl};
  border-radius: ${radius.m};
  background: ${color.sunken};
  transition:
    border-color ${motion.quick},
    background-color ${motion.quick};

  &[data-invalid] {
    border-color: ${color.danger};
    box-shadow: 0 0 0 3px ${color.dangerSoft};
  }
  @media (forced-colors: active) {
    &[data-invalid] {
      outline: 1px solid CanvasText;
    }
  }
  &[data-dragged-over] {
    border-color: ${color.accent};
    border-style: solid;
    background: ${color.accentSoft};
  }
`

export const Content = styled.div`
  container-type: inline-size;
  flex: 1 1 7rem;
  min-inline-size: 0;
`

/** Its lines. Where the buttons of a picture need two, those of an empty field leave room for them. */
export const Lines = styled.div`
  display: grid;
  align-content: center;

  @container (max-width: 18rem) {
    min-block-size: 7.25rem;
  }
`

export const Name = styled.div.attrs({ dir: 'auto' })`
  inline-size: fit-content;
  max-inline-size: 100%;
  overflow: hidden;
  font-weight: ${weight.label};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Details = styled.div`
  min-block-size: 1.25rem;
  color: ${color.inkMuted};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;

  [data-filled] & {
    margin-block-start: ${space.s2};
  }
`

/** Beside a picture, it has no room for its text in a narrow field. */
export const FoldedButton = styled(Button)`
  @container (max-width: 25rem) {
    [data-filled] & > [data-part='text'] {
      ${visuallyHidden}
    }
  }
`

export const RemoveButton = styled(Button)`
  &[data-variant='quiet'] {
    --ink: ${color.danger};
    --ground-hover: ${color.dangerSoft};
  }
`
