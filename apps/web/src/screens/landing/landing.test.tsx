import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { AccountsProvider } from '#features/accounts/auth.tsx'
import { SiteProvider } from '#lib/site.tsx'
import { testAccounts } from '#testing/accounts.ts'
import { defaultSite } from '@eidolon/contract/site.ts'
import { Landing } from './landing.tsx'

afterEach(cleanup)

function open({
  signedInAs,
  productName = defaultSite.productName,
}: { signedInAs?: string; productName?: string } = {}) {
  const accounts = testAccounts()
  if (signedInAs) accounts.auth.getState().login(signedInAs)
  return render(
    <MemoryRouter>
      <SiteProvider site={{ ...defaultSite, productName }}>
        <AccountsProvider accounts={accounts}>
          <Landing />
        </AccountsProvider>
      </SiteProvider>
    </MemoryRouter>,
  )
}

const section = (name: string) => within(screen.getByRole('region', { name }))
const spoken = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ')

describe('Landing', () => {
  it.each(['Start Creating', 'Get Started Free'])("[LAND-3] '%s' goes to the login when signed out", (name) => {
    open()
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/login')
  })

  it.each(['Start Creating', 'Get Started Free'])("[LAND-3] '%s' goes to the dashboard when signed in", (name) => {
    open({ signedInAs: '7YttLkHDoNj9wyDur5pM1ejNaAvT9X4eqaYcHQqtj2G5' })
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/dashboard')
  })

  it('[LAND-6] shows its sections in order', () => {
    open()
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Advanced AI Vision',
      'Statistics',
      'Design Your Perfect Character',
      'Simple Character Generation',
      'Generate Unlimited Images',
      'Somebody is waiting to be drawn.',
    ])
    expect(section('Somebody is waiting to be drawn.').getByRole('link', { name: 'Get Started Free' })).toBeDefined()
  })

  it('[LAND-7] shows the four figures with what they count', () => {
    open()
    const statistics = section('Statistics')
    const figures = statistics
      .getAllByRole('definition')
      .map((value, index) => `${value.textContent} ${statistics.getAllByRole('term')[index]?.textContent}`)
    expect(figures).toEqual([
      '2.5K+ characters created',
      '50K+ images generated',
      '128K+ character variations',
      '15K+ active users',
    ])
  })

  it('[LAND-8] says under the figures whom they include', () => {
    open({ productName: 'Acme Faces' })
    const note = 'These include users of the private platform from before Acme Faces went public.'
    expect(section('Statistics').getByText(note)).toBeDefined()
  })

  it('[LAND-9] shows three feature cards', () => {
    open()
    const cards = section('Simple Character Generation').getAllByRole('listitem')
    expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Describe',
      'Direct',
      'Keep',
    ])
  })

  it('[LAND-10] claims unlimited characters, consistent results and commercial use', () => {
    open()
    const claims = section('Generate Unlimited Images').getAllByRole('heading', { level: 3 })
    expect(claims.map((claim) => claim.textContent)).toEqual([
      'Unlimited characters',
      'Consistent results',
      'Commercial use',
    ])
  })

  it.each(['name', 'past', 'appearance', 'personality', 'age', 'style'])('[LAND-11] speaks of %s', (part) => {
    open()
    const words = spoken(section('Design Your Perfect Character').getByText(/came out of the same form/))
    expect(words).toMatch(new RegExp(`\\ban? ${part}\\b`, 'i'))
  })

  it('[LAND-12] speaks of poses, outfits, backgrounds and the library that keeps pictures and videos', () => {
    open()
    const words = spoken(screen.getByRole('region', { name: 'Simple Character Generation' }))
    expect(words).toContain('Choose pose, outfit, background')
    expect(words).toContain('Every picture and video lands in your library')
  })

  it('[LAND-13] says that a variation keeps the core of a look', () => {
    const { container } = open()
    expect(spoken(container)).toContain('A variation keeps the core of a look')
  })

  it('[LAND-14] names the price', () => {
    const { container } = open()
    expect(spoken(container)).toContain('one month for 50 USD worth of the token')
  })

  it('[LAND-16] gives every picture its size and an alternative text, and fetches only the hero at once', () => {
    const { container } = open()
    const pictures = [...container.querySelectorAll<HTMLImageElement>('picture > img')]
    for (const picture of pictures) {
      expect(picture.hasAttribute('alt')).toBe(true)
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0)
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0)
    }
    expect(pictures.filter((picture) => picture.getAttribute('fetchpriority') === 'high')).toHaveLength(1)
    const hero = screen.getByRole('heading', { level: 1 }).closest('section')
    const atOnce = pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy')
    expect(atOnce.every((picture) => hero?.contains(picture))).toBe(true)
  })
})
