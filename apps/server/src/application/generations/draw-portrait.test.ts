import { randomGenes, writeGenes } from '@eidolon/people'
import { expect, it } from 'vitest'
import type { PictureOrder } from '#application/illustrator/illustrator.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { drawPortrait } from './draw-portrait.ts'

const { signal } = new AbortController()
const mira = { id: 'mira', name: 'Mira', appearance: 'tall', personality: '', style: 'noir', age: null }

it('[ENG-17] is drawn plainly by the genes, and not at all without them', async () => {
  const orders: PictureOrder[] = []
  let ready = true
  const draw = withDeps(drawPortrait, {
    readiness: async () => (ready ? { ready } : { ready, reason: 'no data' }),
    async png(order) {
      orders.push(order)
      return Uint8Array.of(1)
    },
  })
  const genes = JSON.stringify(writeGenes(randomGenes(7, {})))
  expect(await draw({ ...mira, genes }, signal)).toEqual(Uint8Array.of(1))
  expect(orders[0]).toMatchObject({ style: 'studio', setting: { framing: 'portrait', background: 'studio' } })
  expect(await draw({ ...mira, genes: '' }, signal)).toBeUndefined()
  ready = false
  expect(await draw({ ...mira, genes }, signal)).toBeUndefined()
})
