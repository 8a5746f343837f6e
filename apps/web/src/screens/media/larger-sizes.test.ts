import { expect, it } from 'vitest'
import { engine } from '#testing/engines.ts'
import { largerSizes } from './larger-sizes.ts'

it('[GENW-29] a picture can be drawn in the sizes that are larger than it is, by the engine that drew it', () => {
  const drawn = { kind: 'image', engine: 'illustrator', width: 688, height: 864 } as const
  const sizes = (given: Partial<Parameters<typeof largerSizes>[0]>) => largerSizes({ ...drawn, ...given }, [engine])
  expect(sizes({})).toEqual([
    { id: 'large', label: 'Large', pixels: '1376 × 1728' },
    { id: 'print', label: 'Print', pixels: '2752 × 3456' },
  ])
  expect(sizes({ width: 1376, height: 1728 }).map(({ id }) => id)).toEqual(['print'])
  expect(sizes({ width: 2752, height: 3456 })).toEqual([])
  expect(sizes({ width: 768, height: 768 })[0]?.pixels).toBe('1536 × 1536')
  // Models draw a little smaller or larger than they say: the standard size is none to enlarge to.
  expect(sizes({ width: 512, height: 512 }).map(({ id }) => id)).toEqual(['large', 'print'])
  expect([sizes({ kind: 'video' }), sizes({ engine: 'other' }), sizes({ engine: '' })]).toEqual([[], [], []])
  expect(largerSizes(drawn, [{ ...engine, available: false }])).toEqual([])
})
