export { expectFocusNotObscured } from './focusNotObscured'
export {
  expectFocusVisible,
  expectIconsVisible,
  expectStateVisible,
  expectDifferentLooks,
  withForcedColours,
} from './forcedColours'
export { withColoursForced } from './withColoursForced'
export { type LimitState } from './limitState'
export { limitStory, type Check } from './limitStory'
export { expectMoreContrast } from './moreContrast'
export { withPrintMedia } from './printMedia'
export { expectRightToLeft } from './rightToLeft'
