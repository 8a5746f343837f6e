import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#support/browser.ts'
import { whole } from '#support/chromium.ts'

test.use({ launchOptions: whole })

/** A browser whose push service answers at once: the real one is on the internet. */
async function givePushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const key = 'push-subscription'
    const made = () => {
      const kept = localStorage.getItem(key)
      if (!kept) return null
      const unsubscribe = async () => {
        localStorage.removeItem(key)
        return true
      }
      return { toJSON: () => JSON.parse(kept), unsubscribe }
    }
    const subscribe = async () => {
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
      const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ endpoint, keys }))
      return made()
    }
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => made() })
  })
}

test('[SET-16] notices are turned on, shown by the worker, and turned off', async ({ page, context, server }) => {
  await givePushService(page)
  await signIn(page)
  await context.grantPermissions(['notifications'])
  await page.goto('/settings/notifications')
  const toggle = page.getByRole('switch', { name: 'Notifications in this browser' })
  await expect(toggle).toBeEnabled()
  await toggle.click()
  await expect(page.getByText('This browser tells you from now on.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Browsers that are told' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(toggle).toBeChecked()

  // Whoever looks at the studio is not told: it is closed.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((done) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) done(registrations[0].registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const notice = {
    tag: 'generation:1',
    title: 'A picture is finished',
    body: 'Ines Duarte',
    url: '/characters',
    generationId: '1',
    status: 'succeeded',
  }
  const registrationId = await registered
  await page.goto('about:blank')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId,
    data: JSON.stringify(notice),
  })
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = Object(globalThis)
      const notices: readonly Notification[] = await registration.getNotifications()
      return notices.map(({ title, body }) => [title, body])
    })
  await expect.poll(shown).toEqual([['A picture is finished', 'Ines Duarte']])

  await page.goto('/settings/notifications')
  await expect(toggle).toBeChecked()
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  await expect(page.getByRole('heading', { name: 'Browsers that are told' })).toHaveCount(0)
})
