import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { generationDocument } from '#testing/generations.ts'
import { readGeneration } from './generation.ts'
import { GenerationCard } from './generation-card.tsx'

afterEach(cleanup)

it('[GENW-163] the card of a request says how many pictures were passed over, and where they are', () => {
  const none = () => {}
  const shown = (overrides: object) => {
    const generation = readGeneration(generationDocument({ status: 'succeeded', ...overrides }))
    if (!generation) throw new Error('no generation')
    render(
      <GenerationCard generation={generation} name="Mira" offline={false} onCancel={none} onRetry={none}>
        {null}
      </GenerationCard>,
    )
  }
  shown({ count: 2, passedOver: 3 })
  expect(screen.getByText('2 pictures, 3 passed over (in the trash for a day)')).toBeTruthy()
  cleanup()
  shown({})
  expect(screen.getByText('Picture')).toBeTruthy()
})
