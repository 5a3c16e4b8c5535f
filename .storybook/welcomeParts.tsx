import { styled } from 'styled-components'

import {
  breakpoint,
  color,
  radius,
  shadow,
  space,
  text,
  tracking,
  weight,
} from '../packages/ui/src/theme/tokens'

/** The styles of the welcome page. Its text is Markdown, so they select elements. */
export const Page = styled.article`
  color: ${color.inkMuted};

  & h1 {
    padding-block-end: ${space.s3};
    color: ${color.ink};
    font: ${text.display};
    letter-spacing: ${tracking.heading};
  }
  & > h1 + p {
    padding-block-end: ${space.s8};
    font: ${text.lg};
  }
  & > h2 {
    padding-block: ${space.s12} ${space.s4};
    color: ${color.ink};
    font: ${text.xl};
  }
  & > h3 {
    padding-block: ${space.s4} ${space.s1};
    color: ${color.ink};
    font: ${text.md};
    font-weight: ${weight.heading};
  }
  & > p {
    max-inline-size: 44rem;
    padding-block-end: ${space.s2};
    line-height: 1.6;
  }
  & strong {
    color: ${color.ink};
    font-weight: ${weight.label};
  }
  & a {
    color: ${color.accentText};
    font-weight: ${weight.label};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  & a:hover {
    text-decoration-thickness: 2px;
  }
`

/** The cards for the kinds of readers. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${space.s4};

  & > section {
    padding: ${space.s5};
    border: 1px solid ${color.line};
    border-radius: ${radius.l};
    background: ${color.surface};
    box-shadow: ${shadow.low};
  }
  & h2 {
    padding-block-end: ${space.s1};
    color: ${color.ink};
    font: ${text.lg};
    font-weight: ${weight.heading};
  }
`

/** The list of examples: each has a link and its path in the sidebar. */
export const Examples = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.low};

  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space.s1} ${space.s4};
    padding: ${space.s3} ${space.s5};
  }
  & li + li {
    border-block-start: 1px solid ${color.line};
  }
  & em {
    font: ${text.sm};
    font-style: normal;
  }
  @media (max-width: ${breakpoint.narrow}) {
    & li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
