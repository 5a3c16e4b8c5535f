import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'

import { breakpoint, color, space, text } from '../theme/tokens'
import { PageSize } from './PageSize'
import { StepButton } from './StepButton'

export interface PaginationProps {
  /** The page number, counted from 1. */
  page: number
  /** The number of records on a page. */
  pageSize: number
  /** The number of records on all pages. */
  total: number
  /**
   * The sizes that are offered.
   * @default [10, 25, 50, 100]
   */
  pageSizes?: readonly number[]
  /** Called with the chosen page number. */
  onPage: (page: number) => void
  /** Called with the chosen number of records. */
  onPageSize: (pageSize: number) => void
}

/** The foot of a list: the range of records, the page size, and buttons to the other pages. */
export function Pagination({
  page,
  pageSize,
  total,
  pageSizes = usualSizes,
  onPage,
  onPageSize,
}: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)

  return (
    <Root aria-label="Pagination">
      <Range>
        {/* Keeps the order of the numbers in right-to-left text. */}
        <bdi>{`${number.format(first)}–${number.format(last)} of ${number.format(total)}`}</bdi>
      </Range>
      <PageSize value={pageSize} sizes={pageSizes} onChange={onPageSize} />
      <Steps>
        <span>
          <bdi>{`Page ${number.format(page)} of ${number.format(pages)}`}</bdi>
        </span>
        <StepButton
          icon={<ChevronLeft />}
          to="previous"
          end={page <= 1}
          onStep={() => onPage(page - 1)}
        >
          Previous
        </StepButton>
        <StepButton
          icon={<ChevronRight />}
          to="next"
          end={page >= pages}
          onStep={() => onPage(page + 1)}
        >
          Next
        </StepButton>
      </Steps>
    </Root>
  )
}

const usualSizes = [10, 25, 50, 100]

const number = new Intl.NumberFormat('en')

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2} ${space.s4};
  padding: ${space.s3} ${space.s4};
  border-block-start: 1px solid ${color.line};
  color: ${color.inkMuted};
  font: ${text.sm};
  font-variant-numeric: tabular-nums;
`

const Range = styled.span`
  margin-inline-end: auto;
`

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2};

  & > span {
    margin-inline-end: ${space.s1};
  }

  @media (max-width: ${breakpoint.narrow}) {
    flex-basis: 100%;

    & > span {
      margin-inline-end: auto;
    }
  }
`
