/** The words of a name in ASCII lower case, for email addresses: 'Élodie Noël' gives elodie and noel. */
export function plainWords(name: string): string[] {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().split(/[ -]/)
}

/** An email address for a person of the sample content, at a reserved domain. */
export function sampleEmail(name: string): string {
  return `${plainWords(name).join('.')}@example.com`
}
