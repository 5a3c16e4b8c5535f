// The same rule as src/stores/theme.ts, before the console's own script has arrived.
;(function () {
  var choice
  try {
    choice = localStorage.getItem('theme')
  } catch {
    choice = null
  }
  var dark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme =
    choice === 'light' || choice === 'dark' ? choice : dark ? 'dark' : 'light'
})()
