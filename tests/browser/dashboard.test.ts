import { expect, expectAccessible, signIn, test } from '#support/browser.ts'
import { makeCharacter, projectHeaders } from '#support/characters.ts'

test('[DASH-1] [DASH-2] [DASH-5] counts and shows the newest, as they come', async ({ page }) => {
  await signIn(page)
  await page.goto('/dashboard')
  const tile = page.getByRole('link', { name: /^Characters \d/ })
  await expect(tile).toHaveText('Characters 0')
  await expect(page.getByRole('heading', { name: "You don't have any characters yet" })).toBeVisible()
  await expectAccessible(page)
  for (const name of ['One', 'Two', 'Three', 'Four']) await makeCharacter(page.request, { name })
  await expect(tile).toHaveText('Characters 4')
  const recent = page.getByRole('region', { name: 'Recent Characters' })
  await expect(recent.getByRole('listitem')).toHaveText([/^Four/, /^Three/, /^Two/])
  await expectAccessible(page)
  await recent.getByRole('link', { name: 'View All' }).click()
  await expect(page).toHaveURL('/characters')
})

test('[DASH-5] [DASH-3] [CWEB-40] a finished picture appears without a reload', async ({ page }) => {
  test.setTimeout(150_000)
  await signIn(page)
  const characterId = await makeCharacter(page.request)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Draw Ines Duarte' })).toBeVisible()
  const data = { characterId, kind: 'image', prompt: 'reading in a café', aspect: '1:1', count: 1 }
  const answer = await page.request.post('/v1/generations', { headers: projectHeaders, data })
  expect(answer.status()).toBe(201)
  const media = page.getByRole('region', { name: 'Recent Media' })
  await expect(media.getByRole('img', { name: 'reading in a café' })).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('link', { name: /^Total Media/ })).toHaveText('Total Media 1')
  await expect(page.getByText('Your first picture')).toBeHidden()
  await page.goto(`/characters/${characterId}`)
  await expect(page.getByRole('img', { name: 'reading in a café' })).toBeVisible()
})

test('[LIVE-3] a cut line is told, and everything is fetched anew when it is back', async ({ page, complaints }) => {
  await signIn(page)
  let open = true
  const line = Promise.withResolvers<() => void>()
  await page.routeWebSocket(/\/v1\/realtime/, (socket) => {
    if (!open) return void socket.close({ code: 1011 })
    const server = socket.connectToServer()
    line.resolve(() => {
      void server.close()
      void socket.close({ code: 1011 })
    })
  })
  await page.goto('/dashboard')
  const tile = page.getByRole('link', { name: /^Characters \d/ })
  await expect(tile).toHaveText('Characters 0')
  // The page is there before its line is: what is not connected yet cannot be cut.
  const cut = await line.promise
  open = false
  cut()
  await expect(page.getByText('Not live: the connection is gone.')).toBeVisible()
  await makeCharacter(page.request)
  // The line is back with the press and not before: by itself the page would try every second, and take the button away.
  await page.exposeFunction('mendLine', () => {
    open = true
  })
  const again = page.getByRole('button', { name: 'Try now' })
  await again.evaluate((button) => button.addEventListener('click', () => Reflect.get(window, 'mendLine')()))
  await again.click()
  // The press tries at once, perhaps before the line is mended; the next try by itself follows after a few seconds.
  await expect(page.getByText('Not live: the connection is gone.')).toBeHidden({ timeout: 30_000 })
  await expect(tile).toHaveText('Characters 1')
  // Whoever writes into a line that is just being cut hears of the WebSocket.
  const expected = /Realtime got disconnected|WebSocket/
  expect(complaints.splice(0).filter((said) => !expected.test(said))).toEqual([])
})

test('[LIVE-4] a session that is ended elsewhere leads to the login', async ({ page, complaints }) => {
  await signIn(page)
  const connected = page.waitForEvent('websocket')
  await page.goto('/dashboard')
  await connected
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.request.delete('/v1/account/sessions/current', { headers: projectHeaders })
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(/Your session has ended/)).toBeVisible()
  complaints.length = 0
})

test('[CWEB-51] [CWEB-52] on a phone the dashboard fits and has no fault', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await makeCharacter(page.request)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Draw Ines Duarte' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})
