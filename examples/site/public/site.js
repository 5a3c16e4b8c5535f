import { PreviewEnded, read } from './api.js'
import {
  drawBlog,
  drawClient,
  drawMember,
  drawService,
  drawServiceData,
  drawTechnology,
  drawTestimonial,
  h,
} from './draw.js'
import { career, careers, position } from './careers.js'
import { contactForm, hero, hint, intro, link, linked, section, story } from './page.js'
import { name, readPage, region, to, word } from './place.js'
import { endPreview } from './preview.js'
import { describePage, plainText } from './search.js'
import { followTyping } from './typed.js'

// Draws the page that the address names: /us, /uk/careers, /us/blogs/<slug>.

const pages = {
  '': home,
  services,
  careers: word ? career : careers,
  'contractual-positions': position,
  blogs,
  team,
  contact,
}

markLinks()
const content = document.querySelector('main')
await draw()
content.dataset.ready = ''
followTyping(draw)

async function draw() {
  try {
    const [title, ...parts] = (await pages[name]?.()) ?? missing()
    document.title = title ? `${title} · Northlight` : 'Northlight'
    content.replaceChildren(...parts)
  } catch (error) {
    if (error instanceof PreviewEnded) content.replaceChildren(ended(error.message))
    else content.replaceChildren(notRead(error))
  }
}

function notRead(error) {
  console.error(error)
  const again = link(location.href, 'Try again', 'button')
  return hint('The content is not here yet', 'Please try again in a moment.', again)
}

function ended(sentence) {
  const button = h('button', { class: 'button' }, 'See the public site')
  button.addEventListener('click', endPreview)
  return hint('This preview has ended', sentence, button)
}

function markLinks() {
  for (const each of document.querySelectorAll('[data-to]')) {
    each.href = to(each.dataset.to)
    if (each.dataset.to === name && !each.className) each.setAttribute('aria-current', 'page')
  }
  for (const each of document.querySelectorAll('[data-region]')) {
    each.href = location.pathname.replace(/^\/[^/]*/, `/${each.dataset.region}`)
    if (each.textContent === region) each.setAttribute('aria-current', 'true')
  }
  for (const each of document.querySelectorAll('[data-feed]')) each.href = to(each.dataset.feed)
  document.documentElement.lang = region === 'UK' ? 'en-GB' : 'en-US'
}

async function home() {
  const { areas } = await read('site', { region })
  const all = (area) => areas[area].records
  return [
    '',
    hero(
      'Development solutions and staffing, in one place.',
      'We build software for companies, and find the people who look after it.',
      link(to('careers'), 'Open positions', 'button'),
      link(to('contact'), 'Talk to us', 'button quiet'),
    ),
    section('What we do', all('services').slice(0, 6).map(drawService), {
      more: link(to('services'), 'All services'),
    }),
    section('What clients say', all('testimonials').slice(0, 3).map(drawTestimonial)),
    section('From the blog', all('blogs').slice(0, 3).map(blogCard), {
      more: link(to('blogs'), 'All posts'),
    }),
    section('Who we work for', all('clients').map(clientCard), { columns: 'small' }),
    section('What we build with', all('technologies').map(drawTechnology), { columns: 'small' }),
  ]
}

async function services() {
  const { records } = await read('services', { region, pageSize: 50 })
  const sections = records.map((service) =>
    section(service.name, [drawService(service), ...service.servicesData.map(drawServiceData)]),
  )
  const lead = 'What we offer, and what belongs to it.'
  return ['Services', intro('Services', lead), ...(records.length > 0 ? sections : [onlyInTheUS()])]
}

async function blogs() {
  if (word) return blog()
  const { records } = await read('blogs', { region, pageSize: 50 })
  return [
    'Blog',
    intro('Blog', 'What we learn, and what we find.'),
    section('Posts', records.map(blogCard)),
  ]
}

async function blog() {
  const record = await readPage('blogs')
  if (!record) return undefined
  describePage(record, { text: plainText(record.description), image: record.image })
  const title = record.metaTitle || record.title
  return [title, story(drawBlog(record), link(to('blogs'), '← All posts'))]
}

async function team() {
  const { records } = await read('teams', { region, pageSize: 50 })
  const people = records.map((each) =>
    linked(drawMember(each), each.linkedInLink, { rel: 'noopener' }),
  )
  const lead = 'The people behind the company.'
  return [
    'Team',
    intro('Team', lead),
    people.length > 0 ? section('Who we are', people) : onlyInTheUS(),
  ]
}

function contact() {
  const lead = 'Tell us what you need. Somebody reads it today and answers tomorrow.'
  return ['Contact', intro('Contact', lead), contactForm(region)]
}

function missing() {
  const back = link(to(''), 'Go to the home page', 'button')
  return [
    'Not found',
    hint('There is nothing here', 'It may have moved, or it was taken down.', back),
  ]
}

function onlyInTheUS() {
  const sentence = 'This page is only available in the US region.'
  return hint(
    'Not in this region',
    sentence,
    link(`/us/${name}`, 'See it on the US site', 'button'),
  )
}

function blogCard(record) {
  const isArticle = record.kind === 'Article'
  return linked(
    drawBlog(record),
    isArticle ? to(`blogs/${record.slug ?? record.id}`) : record.imageLink,
  )
}

function clientCard(record) {
  const card = drawClient(record)
  return record.websiteLink ? linked(card, record.websiteLink, { rel: 'noopener' }) : card
}
