import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ImageView } from './image-view.tsx'

afterEach(cleanup)

const picture = { src: '/a.webp', width: 640, height: 800, coarse: '/a-coarse.webp' }

it('keeps the first look until the picture is there', () => {
  const { container } = render(<ImageView picture={picture} alt="Ines" />)
  const state = () => container.firstElementChild?.getAttribute('data-state')
  expect(state()).toBe('waiting')
  fireEvent.load(screen.getByRole('img', { name: 'Ines' }))
  expect(state()).toBe('arrived')
})

it('only the first picture of a page is asked for at once', () => {
  render(
    <>
      <ImageView picture={picture} alt="hero" priority />
      <ImageView picture={picture} alt="later" />
    </>,
  )
  const loading = (name: string) => screen.getByRole('img', { name }).getAttribute('loading')
  expect([loading('hero'), loading('later')]).toEqual(['eager', 'lazy'])
})
