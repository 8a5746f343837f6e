import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#support/browser.ts'
import { makeCharacter } from '#support/characters.ts'

/** Drawing takes as long as the machine needs that everybody shares. */
const patience = 120_000
test.describe.configure({ timeout: 240_000 })

test.use({ drawing: 'slow' })

const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const card = (page: Page, words: string) => results(page).getByRole('article', { name: new RegExp(words) })
const picture = (page: Page, words: string) => results(page).getByRole('link', { name: words })
const generate = (page: Page) => page.getByRole('button', { name: /^Generate (picture|video|\d)/ })

async function ask(page: Page, prompt: string): Promise<void> {
  await page.getByLabel('Prompt', { exact: true }).fill(prompt)
  await generate(page).click()
  await expect(card(page, prompt)).toBeVisible()
}

/** Somebody with a character, in front of the generator. */
async function begin(page: Page, name = 'Ines Duarte'): Promise<string> {
  await signIn(page)
  const id = await makeCharacter(page.request, { name })
  await page.goto(`/media/new/${id}`)
  await expect(generate(page)).toBeVisible()
  return id
}

test('[GENW-20] [GENW-21] [GENW-22] [GENW-25] several at once: one is cancelled, asked for again, and finished', async ({
  page,
}) => {
  await begin(page)
  await ask(page, 'on a beach')
  await ask(page, 'in a library')
  await expect(results(page).getByRole('article')).toHaveCount(2)
  await card(page, 'in a library')
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await expect(card(page, 'in a library')).toContainText('Cancelled. It cost nothing.')
  await expect(card(page, 'on a beach').getByRole('progressbar')).toBeVisible()
  await expect(picture(page, 'on a beach')).toBeVisible({ timeout: patience })
  await card(page, 'in a library')
    .getByRole('button', { name: /^Retry/ })
    .click()
  await expect(picture(page, 'in a library')).toBeVisible({ timeout: patience })
  await picture(page, 'in a library').click()
  await expect(page).toHaveURL(/\/media\?open=/)
})

test('[GENW-27] several that wait: one is put first, and all are cancelled at once', async ({ page }) => {
  await begin(page)
  for (const words of ['on a beach', 'in a library', 'in a forest', 'on a bridge']) await ask(page, words)
  await expect(results(page).getByRole('article')).toHaveCount(4)
  await card(page, 'on a bridge')
    .getByRole('button', { name: /^Run first: / })
    .click()
  await expect(page.getByText('It is drawn next.')).toBeVisible()
  await results(page).getByRole('button', { name: 'Cancel all' }).click()
  await expect(page.getByText(/are cancelled\.$/)).toBeVisible()
  await expect(results(page).getByRole('progressbar')).toHaveCount(0)
  await expect(card(page, 'in a forest')).toContainText('Cancelled. It cost nothing.')
  await expect(results(page).getByRole('button', { name: 'Cancel all' })).toHaveCount(0)
})

test('[GENW-23] a reload in the middle and a second tab show the same', async ({ page, context }) => {
  await begin(page)
  await ask(page, 'on a mountain')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(card(other, 'on a mountain')).toBeVisible()
  await page.reload()
  await expect(card(page, 'on a mountain')).toBeVisible()
  await expect(page.getByLabel('Prompt', { exact: true })).toHaveValue('on a mountain')
  for (const tab of [page, other]) await expect(picture(tab, 'on a mountain')).toBeVisible({ timeout: patience })
})

test('[GENW-24] offline in the middle: it is said, and what was drawn is there afterwards', async ({
  page,
  context,
  complaints,
}) => {
  await begin(page)
  await ask(page, 'in a garden')
  await context.setOffline(true)
  await expect(page.getByText('You are offline. What you asked for is still drawn.')).toBeVisible()
  await expect(generate(page)).toBeDisabled()
  await context.setOffline(false)
  await expect(generate(page)).toBeEnabled()
  await expect(picture(page, 'in a garden')).toBeVisible({ timeout: patience })
  const expected = /Realtime got disconnected|ERR_INTERNET_DISCONNECTED|WebSocket/
  expect(complaints.splice(0).filter((said) => !expected.test(said))).toEqual([])
})

test('[GENW-9] [GENW-10] [GENW-26] a finished picture restores the form, as a link and as a file', async ({ page }) => {
  const id = await begin(page)
  await page.getByRole('button', { name: /^Weather/ }).click()
  await page.getByRole('radiogroup', { name: 'Weather' }).getByRole('radio', { name: 'Rain', exact: true }).check()
  await ask(page, 'on a roof')
  await expect(picture(page, 'on a roof')).toBeVisible({ timeout: patience })
  const seed = await page.getByLabel('Seed', { exact: true }).inputValue()
  const mediaId = new URL((await picture(page, 'on a roof').getAttribute('href')) ?? '', page.url()).searchParams.get(
    'open',
  )
  const restored = async () => {
    await expect(page.getByLabel('Prompt', { exact: true })).toHaveValue('on a roof')
    await expect(page.getByRole('button', { name: /^Weather/ })).toHaveText(/Rain/)
    await expect(page.getByLabel('Seed', { exact: true })).toHaveValue(seed)
  }
  const source = await picture(page, 'on a roof').getByRole('img').getAttribute('src')
  const file = (source ?? '').replace(/\/preview\?.*/, '/download?project=eidolon')
  await page.getByLabel('Prompt', { exact: true }).fill('')
  await page.goto(`/media/new?remix=${mediaId}`)
  await expect(page).toHaveURL(`/media/new/${id}`)
  await restored()
  await page.getByLabel('Prompt', { exact: true }).fill('')
  const dropped = await page.evaluateHandle(async (address) => {
    const files = new DataTransfer()
    files.items.add(new File([await (await fetch(address)).blob()], 'picture.png', { type: 'image/png' }))
    return files
  }, file)
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped })
  await restored()
  await page.getByLabel('Prompt', { exact: true }).fill('')
  const buffer = await (await page.request.get(file)).body()
  const chosen = { name: 'picture.png', mimeType: 'image/png', buffer }
  await page.getByLabel('A picture whose settings to use').setInputFiles(chosen)
  await restored()
  const another = await page.evaluateHandle(() => {
    const files = new DataTransfer()
    files.items.add(new File(['nothing of ours'], 'notes.png', { type: 'image/png' }))
    return files
  })
  await page.dispatchEvent('body', 'drop', { dataTransfer: another })
  await expect(page.getByText('That picture carries no recipe of this studio.').first()).toBeVisible()
})
