import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { readMediaItem } from './media-item.ts'
import { MediaTile } from './media-tile.tsx'

afterEach(cleanup)

it('[CWEB-58] who is cut out stands before a chequer, and nobody else does', () => {
  const items = [true, false].map((cutOut) => readMediaItem({ $id: `m${cutOut}`, fileId: 'f', kind: 'image', cutOut }))
  render(
    <MemoryRouter>
      {items.map((item) => (
        <MediaTile key={item.$id} item={item} to="/" sizes="10rem" />
      ))}
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('link').map((link) => link.hasAttribute('data-clear'))).toEqual([true, false])
})
