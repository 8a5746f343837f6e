import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'

afterEach(cleanup)

const main = () => within(screen.getByRole('main'))
const hrefOf = (name: string) => main().getByRole('link', { name }).getAttribute('href')

describe('login', () => {
  it('[SHELL-32] has its heading, a wallet button and the notice about terms and privacy', async () => {
    await renderApp('/login')
    expect(await main().findByRole('heading', { level: 1, name: 'Login to Eidolon' })).toBeTruthy()
    expect(main().getByRole('button', { name: 'Select Wallet' })).toBeTruthy()
    expect(main().getByText(/By signing in you accept/)).toBeTruthy()
    expect([hrefOf('terms'), hrefOf('privacy notice')]).toEqual(['/terms', '/privacy'])
  })

  it('[SHELL-33] the wallet button opens the picker, which offers Phantom as something to get', async () => {
    await renderApp('/login')
    const button = await main().findByRole('button', { name: 'Select Wallet' })
    expect(button.dataset.state).toBe('no-wallet')
    await userEvent.click(button)
    const picker = await screen.findByRole('dialog', { name: "You'll need a wallet on Solana to continue" })
    const phantom = within(picker).getByRole('link', { name: /Phantom/ })
    expect([phantom.getAttribute('target'), phantom.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(button)
  })
})

describe('dashboard', () => {
  it('[SHELL-34] counts in four tiles', async () => {
    await renderApp('/dashboard', { signedIn: true })
    const tiles = await main().findAllByRole('listitem')
    expect(tiles.map((tile) => tile.textContent)).toEqual(['Characters 0', 'Videos 0', 'Images 0', 'Total Media 0'])
  })

  it('[SHELL-35] has New Character and Generate Media', async () => {
    await renderApp('/dashboard', { signedIn: true })
    await main().findByRole('heading', { level: 1 })
    expect([hrefOf('New Character'), hrefOf('Generate Media')]).toEqual(['/characters/new', '/media/new'])
  })

  it('[SHELL-36] says that there is nothing yet, each time with a way to create', async () => {
    await renderApp('/dashboard', { signedIn: true })
    for (const name of [
      'Recent Characters',
      'Recent Media',
      "You don't have any characters yet",
      "You don't have any media yet",
    ]) {
      expect(await main().findByRole('heading', { name })).toBeTruthy()
    }
    expect([hrefOf('Create a character'), hrefOf('Create media')]).toEqual(['/characters/new', '/media/new'])
  })
})

describe('lists and forms before there is anything', () => {
  it('[SHELL-37] the characters list has its title, its search box and a way to the first one', async () => {
    await renderApp('/characters', { signedIn: true })
    expect(await main().findByRole('heading', { level: 1, name: 'My Characters' })).toBeTruthy()
    expect(main().getByRole('searchbox').getAttribute('placeholder')).toBe('Search characters...')
    expect(hrefOf('New Character')).toBe('/characters/new')
  })

  it('[SHELL-38] the media list says that it is empty', async () => {
    await renderApp('/media', { signedIn: true })
    expect(await main().findByRole('heading', { name: "You don't have any media yet" })).toBeTruthy()
    const ways = main().getAllByRole('link', { name: 'Generate Media' })
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/media/new', '/media/new'])
  })

  it.each([
    ['/characters/edit/someone', 'My Characters', '/characters'],
    ['/media/new', 'Create a character', '/characters/new?guide=1'],
  ])('[SHELL-39] %s has a way to go on and no control without effect', async (path, name, way) => {
    await renderApp(path, { signedIn: true })
    await main().findByRole('link', { name })
    expect(hrefOf(name)).toBe(way)
    expect(main().queryAllByRole('button')).toEqual([])
  })
})
