import { act, cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyExtra } from './lazy-extra.tsx'

afterEach(cleanup)

const show = (load: () => Promise<ComponentType<{ readonly name: string }>>) => {
  const Extra = lazyExtra(load)
  return act(async () =>
    render(
      <main>
        <p>The page</p>
        <Suspense fallback="Wait">
          <Extra name="Ines" />
        </Suspense>
      </main>,
    ),
  )
}

it('shows what was fetched, with what it is given', async () => {
  await show(async () => ({ name }) => <p>Hello {name}</p>)
  expect(screen.getByRole('main').textContent).toBe('The pageHello Ines')
})

it('[GENW-24] leaves the page as it is when the code cannot be fetched', async () => {
  await show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  expect(screen.getByRole('main').textContent).toBe('The page')
})

it('[CWEB-29] fetches it once the connection is back, and the page goes on until then', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let tries = 0
  await show(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ name }) => <p>Hello {name}</p>
  })
  expect(screen.getByRole('main').textContent).toBe('The pageWait')
  onLine.mockRestore()
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('main').textContent).toBe('The pageHello Ines')
})
