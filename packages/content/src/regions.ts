/** The regions of the company's website. The first is the default. */
export const REGIONS = ['US', 'UK'] as const
