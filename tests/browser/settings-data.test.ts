import { readFile } from 'node:fs/promises'
import { expect, signIn, test } from '#support/browser.ts'
import { makeCharacter } from '#support/characters.ts'

test('[SET-17] [SET-18] [SET-19] everything is exported, the account deleted, and brought back into another', async ({
  page,
  complaints,
}) => {
  test.slow()
  await signIn(page)
  await makeCharacter(page.request, { name: 'Ines Duarte', appearance: 'woman, brown ponytail, green jumper' })
  await page.goto('/settings/data')
  await expect(page.getByText(/^1 character, /)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await (await downloading).path()
  await expect(page.getByText('Your export is saved.')).toBeVisible()
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK')

  await page
    .getByLabel('Export file')
    .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') })
  await expect(page.getByRole('alert')).toHaveText(/^This is no export of the studio/)
  await page.getByLabel('Export file').setInputFiles(file)
  await expect(page.getByText('Nothing new: all of it is here already.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^1 character, with everything/)).toBeVisible()
  await dialog.getByRole('textbox').fill('delete my account')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your account and everything in it is deleted.')).toBeVisible()

  await signIn(page)
  await page.goto('/settings/data')
  await expect(page.getByText(/^Nothing made yet/)).toBeVisible()
  await page.getByLabel('Export file').setInputFiles(file)
  await expect(page.getByText('Added: 1 character.')).toBeVisible()
  // The file that was none, and what was asked for while the account went.
  expect(complaints.splice(0).filter((words) => !/status of 40[01]/.test(words))).toEqual([])
  await page.goto('/characters')
  await expect(page.getByRole('link', { name: 'Ines Duarte', exact: true })).toBeVisible()
})
