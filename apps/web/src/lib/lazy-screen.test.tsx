import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { lazyScreen } from './lazy-screen.tsx'

afterEach(cleanup)

const Hello = () => <p>Hello</p>

it('shows what was fetched before without a fallback', async () => {
  let fetched = 0
  const Screen = lazyScreen(async () => {
    fetched++
    return Hello
  })
  await Screen.preload()
  render(<Screen />)
  expect(screen.getByText('Hello')).toBeTruthy()
  await Screen.preload()
  expect(fetched).toBe(1)
})

it('fetches by itself when it is shown', async () => {
  const Screen = lazyScreen(async () => Hello)
  await act(async () =>
    render(
      <Suspense fallback="Wait">
        <Screen />
      </Suspense>,
    ),
  )
  expect(await screen.findByText('Hello')).toBeTruthy()
})

it('tries again after a failure', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(Hello)]
  const Screen = lazyScreen(() => answers.shift()?.() ?? Promise.resolve(Hello))
  await expect(Screen.preload()).rejects.toThrow('offline')
  await Screen.preload()
  render(<Screen />)
  expect(screen.getByText('Hello')).toBeTruthy()
})
