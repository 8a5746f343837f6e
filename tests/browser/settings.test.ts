import type { Page } from '@playwright/test'
import { authenticatorCode } from '#support/authenticator.ts'
import { expect, expectAccessible, rememberSignIn, signIn, test } from '#support/browser.ts'
import { codeFor, linkFor } from '#support/outbox.ts'
import { authStorage, walletSession } from '#support/test-wallet-session.ts'
import { walletKey } from '#support/test-wallet-key.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const address = () => `maya-${crypto.randomUUID()}@studio.example`

async function addEmail(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/settings/sign-in')
  await press(page, 'Add e-mail')
  const dialog = page.getByRole('dialog', { name: 'Add e-mail' })
  await dialog.getByLabel('E-mail address').fill(email)
  await dialog.getByLabel('Choose a password').fill(password)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Saved. A mail is on its way to ${email}`)).toBeVisible()
}

test('[SET-8] [SET-12] [SET-15] [SET-20] [SET-21] an address and an app are added, and both are needed to come back', async ({
  page,
  server,
  complaints,
}) => {
  test.slow()
  const email = address()
  await signIn(page)
  await addEmail(page, email, 'correct horse')
  await expect(page.getByText('Not confirmed')).toBeVisible()
  await page.goto((await linkFor(server, email)).url.href)
  await expect(heading(page, 'Your address is confirmed')).toBeVisible()
  await page.getByRole('link', { name: 'To the settings' }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

  await page.goto('/settings/second-factor')
  await press(page, 'Set up')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('svg title')).toHaveText('Code for your authenticator app')
  const key = await dialog.getByRole('definition').getByRole('code').innerText()
  await expectAccessible(page)
  await dialog.getByLabel('Code that the app shows').fill(authenticatorCode(key, -1))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(6)
  const [spare = ''] = await codes.allInnerTexts()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('eidolon-recovery-codes.txt')
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('switch', { name: /second factor/ })).toBeChecked()

  await press(page, 'Logout')
  await expect(heading(page, 'Login to Eidolon')).toBeVisible()
  await page.goto('/characters')
  await page.getByRole('link', { name: 'Sign in another way' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await press(page, 'Mail me a link')
  await expect(page.getByText('A mail with a link is on its way')).toBeVisible()
  await expectAccessible(page)
  await page.goto((await linkFor(server, email)).url.href)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(page, 'One more step')).toBeVisible()
  await expect(page.getByLabel('Code from your authenticator app')).toBeVisible()
  await expectAccessible(page)
  // A link by mail shows the address already; the app or a code for bad days is what is left to show.
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(spare)
  await press(page, 'Go on')
  await expect(heading(page, /A quiet studio/)).toBeVisible()
  await page.goto('/settings/activity')
  await expect(page.getByText('Second factor shown').first()).toBeVisible()
  // Whatever the session asked for before it was whole was refused, and the browser says so.
  expect(complaints.splice(0).filter((words) => !words.includes('status of 401'))).toEqual([])
})

test('[SET-5] [SET-6] another browser is seen, signed out, and led to the login', async ({ page, browser, server }) => {
  const key = walletKey()
  await walletSession(page.request, key)
  await rememberSignIn(page, key.address)
  const other = await browser.newContext({ baseURL: server.url })
  await walletSession(other.request, key)
  const there = await other.newPage()
  await there.addInitScript((value) => localStorage.setItem('auth-storage', value), authStorage(key.address))
  await there.goto('/characters')
  await expect(heading(there, 'My Characters')).toBeVisible()

  await page.goto('/dashboard')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /\.\.\./ })
    .click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('navigation', { name: 'Parts of the settings' }).getByRole('link', { name: 'Sessions' }).click()
  await expect(heading(page, 'Sessions')).toBeFocused()
  const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('This one')
  await page.getByRole('button', { name: /^Sign out:/ }).click()
  await expect(rows).toHaveCount(1)
  await expect(heading(there, 'Login to Eidolon')).toBeVisible()
  await other.close()
  await press(page, 'Sign out everywhere')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(heading(page, 'Login to Eidolon')).toBeVisible()
})

test('[SET-2] [SET-3] [SET-4] [SET-7] name, picture, light and dates follow to another browser', async ({
  page,
  browser,
  server,
}) => {
  const key = walletKey()
  await walletSession(page.request, key)
  await rememberSignIn(page, key.address)
  await page.goto('/settings')
  await page.getByLabel('Display name').fill('Maya of the harbour')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your name is saved.')).toBeVisible()
  const picture = page.getByRole('img', { name: 'You' })
  await page.getByLabel('Picture file').setInputFiles('apps/web/src/art/people/amara-640.webp')
  await expect(page.getByText('Your picture is saved.')).toBeVisible()
  await expect(picture).toHaveAttribute('src', /\/files\//)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
  await press(page, 'Remove')
  await expect(picture).toHaveAttribute('src', /shapes/)
  await press(page, 'Undo')
  await expect(picture).toHaveAttribute('src', /\/files\//)

  await page.goto('/settings/display')
  // Until the account has arrived the field is disabled, and would lose the focus and the key.
  await expect(page.getByRole('radio', { name: 'Night' })).toBeEnabled()
  await page.getByRole('radio', { name: 'Night' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const saved = page.waitForResponse(async (answer) => {
    const isChange = answer.url().endsWith('/account/prefs') && answer.request().method() === 'PATCH'
    return isChange && (answer.request().postData() ?? '').includes('en-GB')
  })
  await page.getByLabel('Dates and numbers').selectOption('en-GB')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await saved

  const other = await browser.newContext({ baseURL: server.url })
  await walletSession(other.request, key)
  const there = await other.newPage()
  await there.addInitScript((value) => localStorage.setItem('auth-storage', value), authStorage(key.address))
  await there.goto('/settings/profile')
  await expect(there.getByLabel('Display name')).toHaveValue('Maya of the harbour')
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(there.getByText(/^\d{1,2} \w{3,4} \d{4}$/)).toBeVisible()
  // Before any script of the studio has run.
  await there.route('**/assets/**/*.js', (route) => route.abort())
  await there.goto('/settings/profile')
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'light')
  await other.close()
})

test('[SET-9] [SET-10] [SET-22] a number, another password, and a forgotten one', async ({
  page,
  server,
  complaints,
}) => {
  test.slow()
  const email = address()
  await signIn(page)
  await addEmail(page, email, 'correct horse')
  await page.goto((await linkFor(server, email)).url.href)
  await page.getByRole('link', { name: 'To the settings' }).click()
  const number = `+3519${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  await press(page, 'Add phone')
  await page.getByLabel('Phone number').fill(number)
  await page.getByLabel('Your password').fill('correct horse')
  await press(page, 'Save')
  await press(page, 'Confirm')
  await expect(page.getByRole('dialog', { name: 'Confirm your number' })).toBeVisible()
  await page
    .getByRole('dialog')
    .getByLabel('Code')
    .fill(await codeFor(server, 'sms', number))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your number is confirmed.')).toBeVisible()
  await press(page, 'Change password')
  await page.getByLabel('Your password now').fill('wrong horse')
  await page.getByLabel('New password').fill('battery staple')
  await press(page, 'Save')
  await expect(page.getByText('That is not the password.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Your password now').fill('correct horse')
  await press(page, 'Save')
  await expect(page.getByText('Your password is changed.', { exact: false })).toBeVisible()

  await press(page, 'Logout')
  // Another address before that would cut the logout off.
  await expect(heading(page, 'Login to Eidolon')).toBeVisible()
  await page.goto('/auth/recovery')
  await page.getByLabel('E-mail address').fill(email)
  await press(page, 'Mail me a link')
  await expect(heading(page, 'Look into your mail')).toBeVisible()
  await page.goto((await linkFor(server, email)).url.href)
  await page.getByRole('textbox', { name: 'New password' }).fill('a third one')
  await press(page, 'Save')
  await expect(heading(page, 'Your password is changed')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill('a third one')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(page, /A quiet studio/)).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 401')])
})

test('[SET-1] [SET-25] on a phone the list is a page of its own, and nothing is wider than the phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await expectAccessible(page)
  const links = page.getByRole('navigation', { name: 'Parts of the settings' }).getByRole('link')
  await expect(links).toHaveCount(9)
  for (let index = 0; index < 9; index += 1) {
    await links.nth(index).click()
    await expect(page.locator('h1')).toBeFocused()
    await page.waitForLoadState('networkidle')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect([page.url(), overflow]).toEqual([page.url(), 0])
    if (page.url().endsWith('/data')) {
      await press(page, 'Delete account')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await expect(heading(page, 'Settings')).toBeFocused()
  }
})

test('[SET-25] every part and the studio around it are accessible by day', async ({ page }) => {
  test.slow()
  await signIn(page)
  await page.goto('/settings/display')
  await page.getByText('Day', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const links = page.getByRole('navigation', { name: 'Parts of the settings' }).getByRole('link')
  for (let index = 0; index < 9; index += 1) {
    await links.nth(index).click()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  }
  for (const path of ['/dashboard', '/characters/new', '/media/new', '/subscription']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  }
})
