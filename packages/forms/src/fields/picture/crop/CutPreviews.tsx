import { color, radius, space, text } from '@staff/ui'
import { styled } from 'styled-components'

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
    <List>
      {Object.entries(cuts).map(([name, [width, height]]) => {
        const cut = cutPicture(size, { crop: cropOf(edges), focus }, width / height)
        return (
          // All are equally high.
          <Preview key={name} style={{ flexGrow: width / height }}>
            <Window style={{ aspectRatio: `${width} / ${height}` }}>
              <img
                src={src}
                alt=""
                style={{
                  inlineSize: share(size.width, cut.width),
                  left: share(-cut.x, cut.width),
                  top: share(-cut.y, cut.height),
                }}
              />
            </Window>
            <figcaption>
              As “{name}”, {width}:{height}
            </figcaption>
          </Preview>
        )
      })}
    </List>
  )
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`
}

const List = styled.div`
  display: flex;
  gap: ${space.s4};
`

const Preview = styled.figure`
  flex-basis: 0;
  margin: 0;
  color: ${color.inkMuted};
  font: ${text.sm};
`

const Window = styled.div`
  position: relative;
  margin-block-end: ${space.s1};
  border-radius: ${radius.s};
  background: ${color.sunken};
  overflow: hidden;

  img {
    position: absolute;
    max-inline-size: none;
  }
`
