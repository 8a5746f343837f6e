import { act } from '@testing-library/react'
import { defaultSite } from '@eidolon/contract/site.ts'
import { hydrateRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { testAccounts } from '#testing/accounts.ts'
import { App } from './app.tsx'
import { landingHead, render } from './prerender.tsx'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe('the prerendered landing page', () => {
  it('[LAND-15] holds the whole page as text', () => {
    const page = parse(render())
    expect(page.querySelector('h1')?.textContent).toContain('Create AI Characters that stay themselves.')
    expect(page.querySelectorAll('main h2')).toHaveLength(6)
    expect(page.querySelector('footer')).not.toBeNull()
  })

  it('[LAND-15] holds nothing that the content policy refuses', () => {
    const page = parse(render())
    expect(page.querySelectorAll('[style], style, script')).toHaveLength(0)
    expect([...page.querySelectorAll('*')].flatMap((each) => each.getAttributeNames()).filter(isHandler)).toEqual([])
  })

  it('[LAND-17] asks for the hero in one cut per window width and for nothing else', () => {
    const page = parse(render())
    const asked = [...parse(`<head>${landingHead()}</head>`).querySelectorAll('link')]
    expect(asked.map((link) => link.getAttribute('media'))).toEqual([
      '(min-width: 48rem)',
      'not all and (min-width: 48rem)',
    ])
    for (const link of asked) {
      const shown = [...page.querySelectorAll('source')].find(
        (source) => source.getAttribute('srcset') === link.getAttribute('imagesrcset'),
      )
      expect(shown?.getAttribute('sizes')).toBe(link.getAttribute('imagesizes'))
      expect(shown?.getAttribute('type')).toBe(link.getAttribute('type'))
    }
  })

  it.each([{ signedIn: false }, { signedIn: true }])('[LAND-18] is taken over as it is (%o)', async ({ signedIn }) => {
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = render()
    const accounts = testAccounts()
    if (signedIn) accounts.auth.getState().login('7YttLkHDoNj9wyDur5pM1ejNaAvT9X4eqaYcHQqtj2G5')
    const before = root.querySelector('h1')
    const differences: unknown[] = []
    const awake = await act(async () =>
      hydrateRoot(
        root,
        <MemoryRouter>
          <App site={defaultSite} accounts={accounts} />
        </MemoryRouter>,
        { onRecoverableError: (difference) => differences.push(difference) },
      ),
    )
    expect(differences).toEqual([])
    expect(root.querySelector('h1')).toBe(before)
    const start = [...root.querySelectorAll('a')].find((link) => link.textContent === 'Start Creating')
    expect(start?.getAttribute('href')).toBe(signedIn ? '/dashboard' : '/login')
    act(() => awake.unmount())
    root.remove()
  })
})

function isHandler(attribute: string): boolean {
  return attribute.startsWith('on')
}
