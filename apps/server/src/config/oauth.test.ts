import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('[LINK-1] the page is told which providers are set up, and nothing of their secrets', () => {
  expect(readConfig({}).site).toMatchObject({ providers: [], pushKey: '' })
  const { site, oauth } = readConfig({
    OAUTH_GITHUB_ID: 'studio',
    OAUTH_GITHUB_SECRET: 'hunter2',
    OAUTH_OIDC_ID: 'studio',
    OAUTH_OIDC_ISSUER: 'https://login.example.com',
  })
  expect(site.providers).toEqual([
    { id: 'github', name: 'GitHub' },
    { id: 'oidc', name: 'Single sign-on' },
  ])
  expect(JSON.stringify(site)).not.toContain('hunter2')
  expect(oauth.map(({ id, issuer }) => [id, issuer])).toEqual([
    ['github', undefined],
    ['oidc', 'https://login.example.com'],
  ])
})

it('[LINK-1] half a provider is a problem that names what is missing, and so is one in the open', () => {
  expect(() => readConfig({ OAUTH_X_ID: 'studio' })).toThrow('OAUTH_X_SECRET is not set, but OAUTH_X_ID is.')
  expect(() => readConfig({ OAUTH_OIDC_ID: 'studio' })).toThrow('OAUTH_OIDC_ISSUER is not set')
  const open = { OAUTH_OIDC_ID: 'studio', OAUTH_OIDC_ISSUER: 'http://login.example.com' }
  expect(() => readConfig(open)).toThrow('an address with https')
  expect(readConfig({ ...open, OAUTH_OIDC_ISSUER: 'http://127.0.0.1:4000' }).oauth).toHaveLength(1)
})
