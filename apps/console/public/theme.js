// The same rule as the theme store of @staff/admin (stores/preferences/theme.ts), before its script has loaded.
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
