import { defaultSite } from '@eidolon/contract/site.ts'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, StaticRouter } from 'react-router'
import { expect, it } from 'vitest'
import { testAccounts } from '#testing/accounts.ts'
import { memoryStorage } from '#testing/storage.ts'
import { App } from './app.tsx'

it('[SHELL-25] the prerendered landing page wakes up as it was, then shows who is signed in', async () => {
  const storage = memoryStorage()
  const visitor = testAccounts({ storage })
  const html = renderToString(
    <StaticRouter location="/">
      <App site={defaultSite} accounts={visitor} />
    </StaticRouter>,
  )
  expect(html).toContain('Select Wallet')
  // The content policy of the page forbids style attributes in its HTML.
  expect(html).not.toContain('style=')

  testAccounts({ storage }).auth.getState().login('9WzDXwBbmkg8AWWM')
  const site = { ...defaultSite, productName: 'Atelier' }
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const mismatches: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(
      container,
      <MemoryRouter>
        <App site={site} accounts={testAccounts({ storage })} />
      </MemoryRouter>,
      { onRecoverableError: (error) => mismatches.push(error) },
    ),
  )
  expect(mismatches).toEqual([])
  expect(container.textContent).toContain('9WzD...AWWM')
  expect(container.textContent).toContain('Atelier')
  await act(async () => root.unmount())
  container.remove()
})
