import { CalendarGrid } from 'react-aria-components/Calendar'
import { styled } from 'styled-components'

import { color, radius, space, text, weight } from '../theme/tokens'

/** The month's name between the buttons for the one before and the one after it. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  h2 {
    margin: 0;
    font: ${text.md};
    font-weight: ${weight.label};
  }
  button {
    display: grid;
    place-items: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border: 0;
    border-radius: ${radius.s};
    background: none;
    color: ${color.inkMuted};
    cursor: pointer;
  }
  button:hover {
    background: ${color.canvas};
    color: ${color.ink};
  }
  button:dir(rtl) svg {
    scale: -1 1;
  }
`

/** The days of a month in weeks. */
export const Month = styled(CalendarGrid)`
  inline-size: 100%;
  margin-block-start: ${space.s1};
  border-spacing: 0;
  font: ${text.md};
  font-variant-numeric: tabular-nums;
  text-align: center;

  th {
    padding: 0;
    color: ${color.inkMuted};
    font: ${text.sm};
  }
  td {
    padding: 0;
  }
  td > div {
    display: grid;
    place-items: center;
    block-size: 2.25rem;
    border-radius: ${radius.s};
    cursor: pointer;
  }
  td > div[data-outside-month] {
    visibility: hidden;
  }
  td > div[data-hovered] {
    background: ${color.accentSoft};
  }
  td > div[data-today] {
    font-weight: ${weight.label};
    text-decoration: underline;
  }
  td > div[data-selected] {
    background: ${color.accent};
    color: ${color.accentInk};
  }
  td > div[data-focus-visible] {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
  td > div[data-selected][data-focus-visible] {
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    td > div[data-selected] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
