export { expectFocusInSight } from './focusInSight'
export {
  expectFocusSeen,
  expectIconsSeen,
  expectStateSeen,
  expectToldApart,
  inForcedColours,
} from './forcedColours'
export { withHowToSee } from './howToSee'
export { type LimitState } from './limitState'
export { limitStory, type Check } from './limitStory'
export { expectMoreContrast } from './moreContrast'
export { onPaper } from './onPaper'
export { expectRightToLeft } from './readingOrder'
