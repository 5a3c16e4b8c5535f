import { expect, test } from './journey'
import { ADMINISTRATOR, openAs } from './people'

// In the built console, whose policy lets no script turn text into markup. A journey fails if the browser complains.
test('a description in Markdown: marks, undo, a preview, and a text from a document', async ({
  page,
}) => {
  await openAs(page, ADMINISTRATOR, '/US/dashboard/masters/careers/create')
  const description = page.getByRole('textbox', { name: /^Description/ })
  await description.click()
  await page.keyboard.type('Plan')
  await description.selectText()
  await page.keyboard.press('Control+b')
  await expect(description).toHaveValue('**Plan**')
  await page.keyboard.press('Control+z')
  await expect(description).toHaveValue('Plan')

  // The palette keeps its keys.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(description).toBeFocused()

  await page.getByRole('button', { name: /^List/ }).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Show **it** on <b>Fridays</b>')
  await expect(description).toHaveValue('- Plan\n- Show **it** on <b>Fridays</b>')

  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Preview of Description' })
  await expect(preview.getByRole('listitem')).toHaveText(['Plan', 'Show it on <b>Fridays</b>'])

  await description.fill('')
  await description.evaluate((area) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'What you do')
    clipboardData.setData(
      'text/html',
      '<h2>What <a href="https://example.com" onclick="alert(1)">you</a> do</h2><img src="x" onerror="alert(1)">',
    )
    area.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(description).toHaveValue('## What [you](https://example.com) do')
  await expect(preview.getByRole('heading', { name: 'What you do' })).toBeVisible()
  await expect(preview.getByRole('link', { name: 'you' })).toHaveAttribute('target', '_blank')
})
