/** The words of a name in plain small letters, for addresses made of it: 'Élodie Noël' gives elodie and noel. */
export function plainWords(name: string): string[] {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().split(/[ -]/)
}

/** An email address for a person of the sample content; nobody can have one at this domain. */
export function sampleEmail(name: string): string {
  return `${plainWords(name).join('.')}@example.com`
}
