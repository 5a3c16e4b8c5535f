import { picture } from './api.js'

// One function for each kind of record. Each draws it as the console's form does under 'On the public site'. The preview of a draft may
// lack everything but the title.

export function drawService({ name, icon, headingBy, descriptionBy }) {
  return card({ image: icon, title: name, facts: [headingBy], text: descriptionBy })
}

export function drawServiceData({ title, image, description }) {
  return card({ image, title, text: description })
}

export function drawCareer({ title, location, department, type, experience, description }) {
  return card({
    title,
    facts: [location, department, type, yearsOf(experience)],
    text: description,
  })
}

export function drawPosition({ role, location, duration, type, interviewMode, summary }) {
  const interview = interviewMode && `Interview: ${interviewMode.toLowerCase()}`
  return card({ title: role, facts: [location, duration, type, interview], text: summary })
}

export function drawMember({ name, image, position, description }) {
  return card({ image, title: name, facts: [position], text: description })
}

export function drawClient({ name, image }) {
  return card({ image, title: name })
}

export function drawTechnology({ name, image, category }) {
  return card({ image, title: name, facts: [category] })
}

export function drawTestimonial({ name, image, description, rating }) {
  const stars = h('span', { role: 'img', 'aria-label': `${rating ?? 0} of 5`, class: 'stars' })
  for (let place = 1; place <= 5; place += 1)
    stars.append(h('i', place <= rating ? { class: 'given' } : {}))
  return h(
    'figure',
    { class: 'card quote' },
    stars,
    h('blockquote', {}, `“${description}”`),
    h(
      'figcaption',
      {},
      ...(image ? [h('img', imageOf(image, 36, name))] : []),
      h('strong', {}, name),
    ),
  )
}

export function drawBlog({ kind, title, image, author, tags, description, imageLink }) {
  const isArticle = kind !== 'Link post'
  const facts = isArticle ? [author, ...tags].filter(Boolean).join(' · ') : hostOf(imageLink)
  return h(
    'article',
    { class: 'card blog' },
    h(
      'div',
      { class: 'cover' },
      ...(image
        ? [
            h(
              'img',
              picture(image, {
                cut: 'card',
                sizes: '(min-width: 40rem) 20rem, 100vw',
                beside: title,
              }),
            ),
          ]
        : []),
    ),
    h(
      'div',
      { class: 'text' },
      h('strong', {}, title),
      h('small', {}, facts),
      ...(isArticle ? [prose(description)] : []),
    ),
  )
}

/** A picture with a title, facts in one line, and a text. */
function card({ image, title, facts = [], text }) {
  const line = facts.filter(Boolean).join(' · ')
  return h(
    'article',
    { class: 'card' },
    h(
      'div',
      { class: 'head' },
      ...(image ? [h('img', imageOf(image, 56, title))] : []),
      h('div', {}, h('strong', {}, title), ...(line ? [h('p', { class: 'facts' }, line)] : [])),
    ),
    ...(text ? [typeof text === 'string' ? h('p', { class: 'text' }, text) : prose(text)] : []),
  )
}

/** A text with structure. The server has made its HTML safe; the preview of a draft may lack it. */
function prose(text) {
  const element = h('div', { class: 'text prose', dir: 'auto' })
  element.innerHTML = text?.html ?? ''
  return element
}

function imageOf(image, size, beside) {
  const shown = picture(image, { cut: 'portrait', sizes: `${size}px`, beside })
  return { ...shown, width: size, height: size }
}

const years = new Intl.NumberFormat('en', { style: 'unit', unit: 'year', unitDisplay: 'long' })

function yearsOf(experience) {
  return experience === null ? '' : years.format(experience)
}

function hostOf(address) {
  return URL.canParse(address) ? new URL(address).host : ''
}

/** Creates an element. Texts become text nodes, so that no record can add markup. The only exception is `prose`. */
export function h(name, attributes, ...children) {
  const element = document.createElement(name)
  const { style, ...others } = attributes
  // The policy of the page allows no attribute for it.
  Object.assign(element.style, style)
  for (const [key, value] of Object.entries(others)) element.setAttribute(key, value)
  element.append(...children)
  return element
}
