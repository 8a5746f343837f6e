import { expect, rememberSignIn, test } from '#support/browser.ts'
import { oidcServer } from '#support/oidc-server.ts'
import { startServer } from '#support/start-server.ts'
import { walletSession } from '#support/test-wallet-session.ts'

test('[SET-11] [SET-23] a service is linked, signs in by itself, and refuses', async ({ browser }) => {
  test.slow()
  await using peer = await oidcServer()
  await using server = await startServer({
    env: {
      OAUTH_OIDC_ID: peer.clientId,
      OAUTH_OIDC_SECRET: peer.clientSecret,
      OAUTH_OIDC_ISSUER: peer.issuer,
      OAUTH_OIDC_NAME: 'Work',
    },
  })
  peer.register(`${server.url}/v1/account/sessions/oauth2/callback/oidc/eidolon`)
  peer.person = { sub: 'maya', name: 'Maya', email: 'maya@work.example', email_verified: true }
  // A context of its own: this one goes to another host, which the studio's pages never do by themselves.
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const { address } = await walletSession(context.request)
  await rememberSignIn(page, address)
  await page.goto('/settings/sign-in')
  await page.getByRole('button', { name: 'Link Work' }).click()
  await expect(page.getByText('Work is linked.')).toBeVisible()
  await expect(page.getByText(/maya@work.example · Linked on/)).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login to Eidolon' })).toBeVisible()
  await page.goto('/settings/sessions')
  await page.getByRole('link', { name: 'Sign in another way' }).click()
  await page.getByRole('button', { name: 'Continue with Work' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible()
  await expect(page.getByText(/Signed in with Single sign-on/)).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login to Eidolon' })).toBeVisible()
  peer.person = 'refuses'
  // It would not ask somebody whom it remembers.
  await context.clearCookies()
  await page.goto('/auth/sign-in')
  await page.getByRole('button', { name: 'Continue with Work' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Not signed in' })).toBeVisible()
  await context.close()
})
