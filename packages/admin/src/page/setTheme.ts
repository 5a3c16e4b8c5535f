// Runs before the first paint, so that a dark screen does not flash white. The rule is that of
// stores/preferences/theme.ts. A page has this script inline.
const dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
document.documentElement.dataset['theme'] = storedTheme() ?? dark

function storedTheme(): string | undefined {
  try {
    const choice = localStorage.getItem('theme')
    return choice === 'light' || choice === 'dark' ? choice : undefined
  } catch {
    return undefined
  }
}
