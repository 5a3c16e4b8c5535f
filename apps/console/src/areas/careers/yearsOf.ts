const years = new Intl.NumberFormat('en', { style: 'unit', unit: 'year', unitDisplay: 'long' })

/** Formats the experience: '3 years', '1 year', '2.5 years'. */
export function yearsOf(experience: number): string {
  return years.format(experience)
}
