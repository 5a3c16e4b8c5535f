import { breakpoint, color, space, text, weight } from '@staff/ui'
import { useState } from 'react'
import { styled } from 'styled-components'

import type { PictureCuts, PicturePoint } from '@staff/entity'
import { CropArea } from './CropArea'
import { middleOf, moveEdge, rangeOf, type Edge, type Edges } from './cropping'
import { CutPreviews } from './CutPreviews'
import { Slider } from './Slider'

export interface CropToolProps {
  src: string
  cuts: PictureCuts | undefined
  edges: Edges
  /** Undefined for the middle. */
  focus: PicturePoint | undefined
  onEdges: (edges: Edges) => void
  onFocus: (focus: PicturePoint) => void
}

const EDGES = [
  ['left', 'Left edge'],
  ['right', 'Right edge'],
  ['top', 'Top edge'],
  ['bottom', 'Bottom edge'],
] as const satisfies [Edge, string][]

/** A picture with a frame and a point to move with the pointer, sliders that do the same with keys, and what the site shows then. */
export function CropTool({ src, cuts, edges, focus, onEdges, onFocus }: CropToolProps) {
  const [size, setSize] = useState<{ width: number; height: number }>()
  const point = focus ?? middleOf(edges)
  return (
    <Columns>
      <div style={shown}>
        <CropArea
          src={src}
          edges={edges}
          point={point}
          onEdges={onEdges}
          onPoint={onFocus}
          onSize={setSize}
        />
        {cuts && size && (
          <CutPreviews src={src} size={size} cuts={cuts} edges={edges} focus={focus} />
        )}
      </div>
      <div style={side}>
        <p style={intro}>
          The site shows what is inside the frame. Where it has less room, the focus stays in view.
          The stored picture stays as it is.
        </p>
        <fieldset style={sliders}>
          <legend style={legend}>Frame</legend>
          {EDGES.map(([edge, label]) => (
            <Slider
              key={edge}
              label={label}
              value={edges[edge]}
              {...rangeOf(edges, edge)}
              onChange={(to) => onEdges(moveEdge(edges, edge, to))}
            />
          ))}
        </fieldset>
        <fieldset style={sliders}>
          <legend style={legend}>Focus</legend>
          <Slider
            label="From the left"
            value={point.x}
            min={edges.left}
            max={edges.right}
            onChange={(x) => onFocus({ ...point, x })}
          />
          <Slider
            label="From the top"
            value={point.y}
            min={edges.top}
            max={edges.bottom}
            onChange={(y) => onFocus({ ...point, y })}
          />
        </fieldset>
      </div>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space.s5};
  grid-template-columns: minmax(0, 3fr) minmax(14rem, 2fr);
  align-items: start;

  @media (max-width: ${breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

// Style sheets load with the first screen, so only what depends on the width is in one.

const shown = { display: 'grid', gap: space.s5 }

const side = { display: 'grid', gap: space.s4 }

const intro = { color: color.inkMuted, font: text.md }

const sliders = {
  display: 'grid',
  gap: space.s2,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
}

const legend = { marginBlockEnd: space.s1, padding: 0, fontWeight: weight.label }
