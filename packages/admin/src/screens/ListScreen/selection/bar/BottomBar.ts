import { color, layer, radius, shadow, space } from '@staff/ui'
import { styled } from 'styled-components'

/** The place of a bar above the end of the window. It takes its space after the rows, so none of these moves. */
export const BottomPlace = styled.div`
  position: sticky;
  inset-block-end: ${space.s4};
  z-index: ${layer.bar};
  display: grid;
  justify-items: center;
  margin-block-start: ${space.s4};
  pointer-events: none;

  /* Above another bar. */
  &[data-above] {
    inset-block-end: calc(${space.s6} + 3.375rem);
  }
`

/** A bar above the end of the window. */
export const BottomBar = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  max-inline-size: 100%;
  padding: ${space.s2} ${space.s3};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.pop};
  pointer-events: auto;
`
