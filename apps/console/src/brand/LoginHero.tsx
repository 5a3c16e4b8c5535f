import { breakpoint, space, text, tracking } from '@staff/ui'
import { styled } from 'styled-components'

import { Brand } from './Brand'

/** The brand, the tagline and the two regions. */
export function LoginHero() {
  return (
    <Root>
      <Brand background="picture" />
      <div>
        <Tagline>Development solutions and staffing, in one place.</Tagline>
        <Pledge>
          Keep the site true: services, people, positions and the questions visitors ask.
        </Pledge>
      </div>
      <Regions>US · UK</Regions>
    </Root>
  )
}

// The hero is dark in both themes, so its colours are not tokens.
const Root = styled.header`
  --start: 15%;
  --end: 90%;

  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space.s8};
  padding: ${space.s12};
  /* Visible in forced colours, which remove the background. */
  border-inline-end: 1px solid transparent;
  background:
    radial-gradient(56rem 32rem at var(--start) 10%, #4a63f0 0, transparent 60%),
    radial-gradient(44rem 32rem at var(--end) 90%, #7a3fd0 0, transparent 60%), #1b2568;
  background-origin: border-box;
  color: #fff;

  &:dir(rtl) {
    --start: 85%;
    --end: 10%;
  }
  @media (max-width: ${breakpoint.narrow}) {
    gap: ${space.s4};
    padding: ${space.s6};
  }
`

const Tagline = styled.p`
  max-inline-size: 11em;
  font: ${text.display};
  letter-spacing: ${tracking.heading};
  text-wrap: balance;

  @media (max-width: ${breakpoint.narrow}) {
    max-inline-size: none;
    font: ${text.xxl};
  }
`

const Pledge = styled.p`
  max-inline-size: 30em;
  margin-block-start: ${space.s4};
  color: #d5dbff;
  font: ${text.lg};

  @media (max-width: ${breakpoint.narrow}) {
    display: none;
  }
`

const Regions = styled.p`
  color: #d5dbff;
  font: ${text.sm};

  @media (max-width: ${breakpoint.narrow}) {
    display: none;
  }
`
