import { styled } from 'styled-components'

import { color, layout, radius, space, text } from '../theme/tokens'

/** The layout of an admin at a quarter of its size, for a screen of 1600 by 900 pixels. */
export function FrameDrawing() {
  return (
    <Screen>
      <Part data-part="side">side {layout.side}</Part>
      <Part data-part="bar">bar {layout.bar}</Part>
      <Part data-part="page">page, at most {layout.page}</Part>
    </Screen>
  )
}

const Screen = styled.div`
  --part: calc(1 / 4);

  display: grid;
  grid-template:
    'side bar' calc(${layout.bar} * var(--part)) 'side page' 1fr
    / calc(${layout.side} * var(--part)) minmax(0, 1fr);
  inline-size: 25rem;
  block-size: 14.0625rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.s};
  box-sizing: content-box;
  overflow: hidden;
`

const Part = styled.div`
  display: grid;
  place-content: center;
  color: ${color.inkMuted};
  font: ${text.xs};
  line-height: 1;
  text-align: center;

  &[data-part='side'] {
    grid-area: side;
    border-inline-end: 1px solid ${color.line};
    background: ${color.sunken};
  }
  &[data-part='bar'] {
    grid-area: bar;
    border-block-end: 1px solid ${color.line};
    background: ${color.surface};
  }
  &[data-part='page'] {
    grid-area: page;
    max-inline-size: calc(${layout.page} * var(--part));
    margin: ${space.s1};
    border: 1px dashed ${color.lineStrong};
  }
`
