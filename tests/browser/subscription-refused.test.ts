import { expect, expectAccessible, signInWithDemo, test } from '#support/browser.ts'
import { makeCharacter, projectHeaders } from '#support/characters.ts'

test.use({ settings: { FREE_GENERATIONS: '1' }, drawing: 'slow' })
test.describe.configure({ timeout: 240_000 })

test('[SUB-36] from the refusal in the generator through paying to the picture, and a retry the same way', async ({
  page,
  complaints,
}) => {
  await signInWithDemo(page)
  const characterId = await makeCharacter(page.request)
  // A video takes long enough to be canceled.
  const ask = async (prompt: string): Promise<number> => {
    const data = { characterId, prompt, kind: 'video', durationSeconds: 4 }
    return (await page.request.post('/v1/generations', { headers: projectHeaders, data })).status()
  }
  const results = page.getByRole('region', { name: 'Results' })
  const card = (words: string) => results.getByRole('article', { name: new RegExp(words) })
  const cancel = (words: string) =>
    card(words)
      .getByRole('button', { name: /^Cancel/ })
      .click()
  const refusals = page.getByText(/An active subscription is needed\. Send 50 USD worth of EIDO to \w{43,44}/)

  expect(await ask('on a bridge')).toBe(201)
  await page.goto(`/media/new/${characterId}`)
  await page.getByLabel('Prompt', { exact: true }).fill('on a beach')
  await page.getByRole('button', { name: /^Generate picture/ }).click()
  await expect(refusals).toHaveCount(1)
  await cancel('on a bridge')
  const again = card('on a bridge').getByRole('button', { name: /^Retry/ })
  await expect(again).toBeVisible()
  // What was canceled before it was begun is given back, what was begun is spent: whichever it was, nothing is left.
  const other = await ask('in a library')
  await again.click()
  await expect(refusals).toHaveCount(2)
  if (other === 201) await cancel('in a library')
  await expectAccessible(page)

  await card('on a bridge').getByRole('button', { name: 'Pay', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'One month of drawing' })
  await dialog.getByRole('button', { name: 'Get play money' }).click()
  await expect(dialog.getByText('You hold 10000 EIDO')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Pay 200 EIDO' }).click()
  await expect(dialog.getByText('nothing to pay again')).toBeVisible()

  // Both go on by themselves.
  await expect(refusals).toHaveCount(0, { timeout: 60_000 })
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Open until/)).toBeVisible()
  await expect(card('on a bridge')).toHaveCount(2)
  await card('on a bridge')
    .first()
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await expect(results.getByRole('link', { name: /on a beach/ })).toBeVisible({ timeout: 120_000 })
  expect(complaints.splice(0).every((said) => said.includes('402'))).toBe(true)
})
