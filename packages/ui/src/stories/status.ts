/** How far a component is, and when somebody last looked at its accessibility. */
export interface ComponentStatus {
  /** `draft` may still change in name and props; `stable` changes with care; `deprecated` goes. */
  stage: 'draft' | 'stable' | 'deprecated'
  /**
   * The day, in ISO 8601, of the last review by axe, keyboard, computed names, forced colours, 200 % text, right to
   * left and target size; null before the first.
   */
  accessibilityReviewed: string | null
}

/** The status for a component's `parameters`; adds the type and nothing else. */
export function defineStatus(status: ComponentStatus): ComponentStatus {
  return status
}
