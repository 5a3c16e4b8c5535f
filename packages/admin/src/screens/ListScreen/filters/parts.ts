import { color, space, text } from '@staff/ui'
import { styled } from 'styled-components'

export const Form = styled.form`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s1};
`

export const Ends = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s2};
  align-items: start;
`

export const Presets = styled.div`
  display: grid;
  gap: ${space.s1};

  [aria-pressed='true'] {
    border-color: ${color.accent};
    color: ${color.accentText};
  }
`

export const Note = styled.p`
  padding: ${space.s2};
  color: ${color.inkMuted};
  font: ${text.sm};
`
