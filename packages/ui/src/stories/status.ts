/** The status of a component, and the date of its last accessibility review. */
export interface ComponentStatus {
  /** `draft` can change its name and props; `stable` changes with care; `deprecated` will be removed. */
  stage: 'draft' | 'stable' | 'deprecated'
  /**
   * The date, in ISO 8601, of the last review with axe, keyboard, computed names, forced colours, 200 % text,
   * right-to-left text and target sizes; null before the first.
   */
  accessibilityReviewed: string | null
}

/** The status for a component's `parameters`, typed. */
export function defineStatus(status: ComponentStatus): ComponentStatus {
  return status
}
