import { readGenes } from '@eidolon/people'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { CharacterLooks } from '#domain/generations/looks.ts'
import { portraitOrder } from '#domain/looks/portrait.ts'

const size = 768

/** The illustrator draws the character by its genes, plainly, for engines that have to be shown whom to draw. */
export async function drawPortrait(
  illustrator: Pick<Illustrator, 'readiness' | 'png'>,
  { genes }: CharacterLooks,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
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

/** A portrait for a character without pictures; undefined when it cannot be drawn. */
export type DrawPortrait = Bound<typeof drawPortrait>
