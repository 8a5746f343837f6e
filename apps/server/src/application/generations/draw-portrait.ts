import { readGenes } from '@eidolon/people'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import type { CharacterLooks } from '#domain/generations/looks.ts'
import { portraitOrder } from '#domain/looks/portrait.ts'

/** A portrait for a character without pictures; undefined when it cannot be drawn. */
export type DrawPortrait = (character: CharacterLooks, signal: AbortSignal) => Promise<Uint8Array | undefined>

const size = 768

/** The illustrator draws the character by its genes, plainly, for engines that have to be shown whom to draw. */
export function drawPortrait(illustrator: Pick<Illustrator, 'readiness' | 'png'>): DrawPortrait {
  return async ({ genes }, signal) => {
    if (genes === '' || !(await illustrator.readiness()).ready) return undefined
    const order = portraitOrder({
      genes: readGenes(genes),
      style: 'studio',
      size,
      view: 'portrait',
      expression: 'neutral',
    })
    // The order that waits for it has waited for its turn already.
    return illustrator.png(order, '', { signal, priority: 'preview' })
  }
}
