import { color, radius } from '@staff/ui'
import { useRef, useState, type PointerEvent, type SyntheticEvent } from 'react'
import { styled } from 'styled-components'

import type { PicturePoint } from '@staff/entity'
import { moveEdge, within, type Edge, type Edges } from './cropping'

export interface CropAreaProps {
  src: string
  edges: Edges
  /** The focus. */
  point: PicturePoint
  onEdges: (edges: Edges) => void
  onPoint: (point: PicturePoint) => void
  /** Called with the size of the loaded picture, in pixels. */
  onSize: (size: { width: number; height: number }) => void
}

/** The edges that each handle moves. */
const HANDLES = {
  'top left': ['top', 'left'],
  'top right': ['top', 'right'],
  'bottom left': ['bottom', 'left'],
  'bottom right': ['bottom', 'right'],
  top: ['top'],
  bottom: ['bottom'],
  left: ['left'],
  right: ['right'],
} as const satisfies Record<string, readonly Edge[]>

/** A picture whose frame and focus follow the pointer. Keys have the sliders beside it. */
export function CropArea({ src, edges, point, onEdges, onPoint, onSize }: CropAreaProps) {
  const picture = useRef<HTMLDivElement>(null)
  const dragged = useRef<readonly Edge[]>(undefined)
  const [isBroken, setBroken] = useState(false)

  function handleMove({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = picture.current?.getBoundingClientRect()
    if (!box || !dragged.current) return
    const x = ((clientX - box.left) / box.width) * 1000
    const y = ((clientY - box.top) / box.height) * 1000
    if (dragged.current.length === 0) return onPoint(within(edges, { x, y }))
    const moved = dragged.current.reduce(
      (all, edge) => moveEdge(all, edge, edge === 'left' || edge === 'right' ? x : y),
      edges,
    )
    onEdges(moved)
  }

  function handleDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || !(event.target instanceof HTMLElement)) return
    // The browser would drag the picture.
    event.preventDefault()
    const handle = event.target.dataset['handle']
    dragged.current = handle !== undefined && isHandle(handle) ? HANDLES[handle] : []
    event.currentTarget.setPointerCapture(event.pointerId)
    if (dragged.current.length === 0) handleMove(event)
  }

  function handleLoad({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
    onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
  }

  const frame = {
    left: percent(edges.left),
    right: percent(1000 - edges.right),
    top: percent(edges.top),
    bottom: percent(1000 - edges.bottom),
  }
  if (isBroken) return <p>The picture cannot be shown.</p>
  return (
    <Picture
      ref={picture}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={() => (dragged.current = undefined)}
      onPointerCancel={() => (dragged.current = undefined)}
    >
      <img src={src} alt="" draggable={false} onLoad={handleLoad} onError={() => setBroken(true)} />
      <Shade>
        <span style={frame} />
      </Shade>
      <Frame style={frame}>
        {Object.keys(HANDLES).map((handle) => (
          <Handle key={handle} data-handle={handle} />
        ))}
      </Frame>
      <Point style={{ left: percent(point.x), top: percent(point.y) }} />
    </Picture>
  )
}

function isHandle(name: string): name is keyof typeof HANDLES {
  return Object.hasOwn(HANDLES, name)
}

function percent(thousandths: number): string {
  return `${thousandths / 10}%`
}

const Picture = styled.div`
  position: relative;
  justify-self: center;
  inline-size: fit-content;
  max-inline-size: 100%;
  cursor: crosshair;
  touch-action: none;
  user-select: none;

  > img {
    display: block;
    max-inline-size: 100%;
    max-block-size: 24rem;
  }
`

/** Darkens what is outside of the frame. */
const Shade = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;

  > span {
    position: absolute;
    box-shadow: 0 0 0 100vmax rgb(0 0 0 / 0.55);
  }
`

const Frame = styled.div`
  position: absolute;
  outline: 1px solid ${color.accent};
  border: 2px solid ${color.accentInk};
`

const Handle = styled.span`
  --size: 1.5rem;

  position: absolute;
  inline-size: var(--size);
  block-size: var(--size);

  &[data-handle*='top'] {
    top: calc(var(--size) / -2);
  }
  &[data-handle*='bottom'] {
    bottom: calc(var(--size) / -2);
  }
  &[data-handle*='left'] {
    left: calc(var(--size) / -2);
  }
  &[data-handle*='right'] {
    right: calc(var(--size) / -2);
  }
  &[data-handle='top'],
  &[data-handle='bottom'] {
    left: calc(var(--size) / 2);
    inline-size: calc(100% - var(--size));
    cursor: ns-resize;
  }
  &[data-handle='left'],
  &[data-handle='right'] {
    top: calc(var(--size) / 2);
    block-size: calc(100% - var(--size));
    cursor: ew-resize;
  }
  &[data-handle='top left'],
  &[data-handle='bottom right'] {
    cursor: nwse-resize;
  }
  &[data-handle='top right'],
  &[data-handle='bottom left'] {
    cursor: nesw-resize;
  }
  &[data-handle*=' ']::after {
    position: absolute;
    inset: 25%;
    border: 2px solid ${color.accentInk};
    border-radius: ${radius.pill};
    background: ${color.accent};
    content: '';
  }
`

const Point = styled.span`
  position: absolute;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 2px solid ${color.accentInk};
  border-radius: ${radius.pill};
  box-shadow:
    0 0 0 2px ${color.accent},
    inset 0 0 0 2px ${color.accent};
  transform: translate(-50%, -50%);
  pointer-events: none;
`
