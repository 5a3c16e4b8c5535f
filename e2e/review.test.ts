import { blog } from '@staff/content/blog/blog.entity'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'

import { expect, test } from './journey'
import { ADMINISTRATOR, logInAs, openAs } from './people'

const { id } = blogFixtures.filled
const FORM = `/US/dashboard/masters/blogs/edit/${id}`
const REVIEW = '/US/dashboard/review'

for (const width of [390, 1280])
  test(`a writer asks, an editor sends back and then publishes, at ${width} px @both`, async ({
    page,
    product,
    openWindow,
  }) => {
    // Two people take turns.
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    const title = `Written by Wilma ${width}`
    const role = `Review writers ${width}`
    await product.addRole(role, { areas: { blogs: 'edit' } })
    const writer = await product.addPerson(`Wilma ${width}`, role)
    const onSite = async () => (await product.call('GET', `/public/blogs/${id}`))['title']
    const before = await onSite()

    await logInAs(page, writer, FORM)
    await page.getByLabel(/^Title/).fill(title)
    await page.getByRole('button', { name: 'More ways to save' }).click()
    await page.getByRole('menuitem', { name: /^Save and ask to publish/ }).click()
    const question = page.getByRole('dialog', { name: `Ask to publish this ${blog.labels.one}?` })
    await question.getByLabel(/^Note/).fill('For the newsletter')
    await question.getByRole('button', { name: 'Ask to publish' }).click()
    await expect(page.getByText(`“${title}” is saved. Those who may`)).toBeVisible()
    expect(await onSite()).toBe(before)

    const other = await openWindow()
    await other.setViewportSize({ width, height: 900 })
    await openAs(other, ADMINISTRATOR, REVIEW)
    await expect(other.getByText('For the newsletter')).toBeVisible()
    await other.getByRole('button', { name: `Send back ${title}` }).click()
    const comment = other.getByRole('dialog', { name: `Send this ${blog.labels.one} back?` })
    await comment.getByLabel(/^Comment/).fill('Please add the date.')
    await comment.getByRole('button', { name: 'Send back' }).click()
    await expect(other.getByText('was sent back to')).toBeVisible()

    await page.goto(FORM)
    await expect(page.getByText('Please add the date.')).toBeVisible()
    await page.getByLabel(/^Title/).fill(`${title}, dated`)
    await page.getByRole('button', { name: 'Ask again…' }).click()
    await question.getByRole('button', { name: 'Ask to publish' }).click()
    await expect(page.getByText(`“${title}, dated” is saved.`)).toBeVisible()
    expect(await onSite()).toBe(before)

    await other.reload()
    await other.getByRole('button', { name: `Publish ${title}, dated` }).click()
    await expect(other.getByText('The blog post was published.')).toBeVisible()
    expect(await onSite()).toBe(`${title}, dated`)
    await page.goto(REVIEW)
    await expect(page.getByText('Nobody asks to publish anything')).toBeVisible()
  })
