import { color, space, text, weight } from '@staff/ui'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: ${space.s5};
`

export const OnScreen = styled.span`
  @media print {
    display: none;
  }
`

export const OnPaper = styled.span`
  @media not print {
    display: none;
  }
`

export const Sender = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;

  strong {
    color: ${color.ink};
    font-weight: ${weight.label};
    overflow-wrap: anywhere;
  }

  p {
    font: ${text.md};
  }
`

export const Contacts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s1} ${space.s4};
  font: ${text.md};

  a {
    color: ${color.accentText};
    overflow-wrap: anywhere;
  }
`

export const Text = styled.p`
  padding-block-start: ${space.s5};
  border-block-start: 1px solid ${color.line};
  color: ${color.ink};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
