import type { ListedPicture } from '@staff/contract'
import { color, motion, radius, space, text, Thumbnail, weight } from '@staff/ui'
import { styled } from 'styled-components'

import { smallPicture } from '../../data/pictures/pictures'
import { usedText } from '../Uses/usesTexts'
import { pictureName, pictureSize, undescribedText } from './pictureTexts'
import { UploadedText } from './UploadedText'
import type { PictureView } from './usePictureParams'

export interface PictureItemsProps {
  pictures: readonly ListedPicture[]
  view: PictureView
  /** Whether another page is loading. */
  busy?: boolean
  onOpen: (picture: ListedPicture) => void
}

/** Pictures as a grid, or as a list with what is known of each. A press opens one. */
export function PictureItems({ pictures, view, busy = false, onOpen }: PictureItemsProps) {
  return (
    <List data-view={view} aria-busy={busy}>
      {pictures.map((picture) => (
        <li key={picture.hash}>
          <Item type="button" data-view={view} onClick={() => onOpen(picture)}>
            <Thumbnail src={smallPicture(picture)} alt="" />
            <span>
              <span style={nameStyle} dir="auto">
                {pictureName(picture)}
              </span>
              <span style={facts}>{pictureSize(picture)}</span>
              {view === 'list' && (
                <span style={facts}>
                  <UploadedText picture={picture} />
                </span>
              )}
              <span style={facts}>{usedText(picture.uses)}</span>
              {picture.undescribed > 0 && (
                <span style={lack}>{undescribedText(picture.undescribed)}</span>
              )}
            </span>
          </Item>
        </li>
      ))}
    </List>
  )
}

/** The list of pictures: `data-view` says how they stand. */
export const List = styled.ul`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s4};

  &[data-view='grid'] {
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  }
`

const Item = styled.button`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  inline-size: 100%;
  block-size: 100%;
  padding: ${space.s2};
  border: 0;
  border-radius: ${radius.m};
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.quick};

  --thumbnail-size: 4rem;

  &[data-view='grid'] {
    flex-direction: column;
    align-items: stretch;

    --thumbnail-size: 100%;
  }
  &[data-view='grid'] > :first-child {
    block-size: 8rem;
    border-radius: ${radius.m};
  }
  &:hover {
    background: ${color.sunken};
  }
  > span {
    min-inline-size: 0;
  }
`

const nameStyle = { display: 'block', fontWeight: weight.label, overflowWrap: 'anywhere' } as const

const facts = { display: 'block', color: color.inkMuted, font: text.sm } as const

const lack = { ...facts, color: color.warn }
