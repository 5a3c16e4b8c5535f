/**
 * The smallest page that does the same work as a list and its form, without any library: what a browser needs at least. Its
 * elements have the selectors of the console, so the same script measures both.
 */
export const BARE_PAGE = `<!doctype html><title>Blogs</title>
<nav aria-label="Main"><a href="#home">Home</a> <a href="#masters/blogs">Blogs</a></nav>
<main></main>
<script>
const main = document.querySelector('main')
const headers = { authorization: 'Bearer ' + sessionStorage.getItem('token') }
const asked = {}
const pageSize = new URLSearchParams(location.search).get('pageSize') ?? 25
const read = (path) => fetch('/api/blogs' + path, { headers }).then((response) => response.json())
async function fill() {
  const { records } = await read('?' + new URLSearchParams({ pageSize, ...asked }))
  main.querySelector('tbody').replaceChildren(...records.map((record) => {
    const row = document.createElement('tr')
    for (const text of [record.title, record.kind, record.author, record.tags.join(', '), record.updatedAt]) row.insertCell().textContent = text
    row.insertCell().innerHTML = '<a></a>'
    const edit = row.querySelector('a')
    edit.textContent = 'Edit'
    edit.href = '#masters/blogs/edit/' + record.id
    edit.ariaLabel = 'Edit ' + record.title
    return row
  }))
}
async function list() {
  Object.assign(asked, { sort: 'updatedAt', order: 'desc', page: 1, q: '' })
  main.innerHTML = '<input type=search><table><thead><tr><th><button>Title</button></th></tr></thead><tbody></tbody></table><nav aria-label=Pagination><button data-to=next>Next</button></nav>'
  main.querySelector('input').oninput = (event) => { Object.assign(asked, { q: event.target.value, page: 1 }); fill() }
  main.querySelector('th button').onclick = () => { Object.assign(asked, { sort: 'title', order: asked.order === 'asc' ? 'desc' : 'asc', page: 1 }); fill() }
  main.querySelector('[data-to]').onclick = () => { asked.page += 1; fill() }
  await fill()
}
function addTag(tag) {
  main.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: tag }))
}
async function edit(id) {
  const record = await read('/' + id)
  main.innerHTML = '<form><input name=title><textarea name=description rows=6></textarea><ul></ul><input name=tags></form>'
  const { title, description, tags } = main.querySelector('form')
  title.value = record.title
  description.value = record.description
  record.tags.forEach(addTag)
  tags.onkeydown = (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    addTag(tags.value)
    tags.value = ''
  }
}
function show() {
  const [, , part, id] = location.hash.split('/')
  if (part === 'edit') edit(id)
  else if (location.hash.startsWith('#masters')) list()
  else main.textContent = 'Home'
}
addEventListener('hashchange', show)
show()
</script>`
