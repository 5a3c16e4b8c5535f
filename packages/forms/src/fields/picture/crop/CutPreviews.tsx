import { color, radius, space, text } from '@staff/ui'

import { cutPicture, type PictureCuts, type PicturePoint } from '@staff/entity'
import { cropOf, type Edges } from './cropping'

export interface CutPreviewsProps {
  src: string
  /** The size of the picture in the browser, in pixels. */
  size: { width: number; height: number }
  cuts: PictureCuts
  edges: Edges
  focus: PicturePoint | undefined
}

/** The picture in each proportion in which the site shows it. */
export function CutPreviews({ src, size, cuts, edges, focus }: CutPreviewsProps) {
  return (
    <div style={list}>
      {Object.entries(cuts).map(([name, [width, height]]) => {
        const cut = cutPicture(size, { crop: cropOf(edges), focus }, width / height)
        return (
          // All are equally high.
          <figure key={name} style={{ ...preview, flexGrow: width / height }}>
            <div style={{ ...cutWindow, aspectRatio: `${width} / ${height}` }}>
              <img
                src={src}
                alt=""
                style={{
                  ...shown,
                  inlineSize: share(size.width, cut.width),
                  left: share(-cut.x, cut.width),
                  top: share(-cut.y, cut.height),
                }}
              />
            </div>
            <figcaption>
              As “{name}”, {width}:{height}
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`
}

const list = { display: 'flex', gap: space.s4 }

const preview = { flexBasis: 0, margin: 0, color: color.inkMuted, font: text.sm }

const cutWindow = {
  position: 'relative',
  marginBlockEnd: space.s1,
  borderRadius: radius.s,
  background: color.sunken,
  overflow: 'hidden',
} as const

const shown = { position: 'absolute', maxInlineSize: 'none' } as const
