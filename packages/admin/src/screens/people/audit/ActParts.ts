import { breakpoint, color, space, text, weight } from '@staff/ui'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: ${space.s6};
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space.s2} ${space.s4};
  font: ${text.md};

  dt {
    color: ${color.inkMuted};
  }
  dd {
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`

export const Section = styled.section`
  display: grid;
  gap: ${space.s4};
  padding-block-start: ${space.s5};
  border-block-start: 1px solid ${color.line};

  h3 {
    color: ${color.ink};
    font: ${text.md};
    font-weight: ${weight.label};
  }
`

export const ChangeList = styled.dl`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr);
  gap: ${space.s3} ${space.s4};
  font: ${text.md};

  dt {
    color: ${color.inkMuted};
    overflow-wrap: anywhere;
  }
  dd {
    color: ${color.ink};
    overflow-wrap: anywhere;
  }

  @media (max-width: ${breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s1};

    dd + dt {
      padding-block-start: ${space.s2};
    }
  }
`

/** Two values, the old one first. */
export const Pair = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;

  > svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: ${color.inkFaint};
  }
  > svg:dir(rtl) {
    transform: scaleX(-1);
  }
  ins {
    background: ${color.addSoft};
  }
  del {
    background: ${color.dangerSoft};
  }
`
