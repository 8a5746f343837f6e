import { cos, sin } from '@eidolon/people/exact.ts'
import { scatter } from '#geometry/noise.ts'
import { type SpriteId, sprites, toneAt } from '#places/effects/sprites.ts'

/** How a thing lies: where in the picture, how large, turned, and how far it is seen from its edge. */
export type Lie = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  readonly flat: number
}

/** Half of each quarter of a pixel. */
const samples = [-0.25, 0.25] as const

/** How the `index`th of many lies, by chance that is always the same. `upright` things hardly turn. */
export function lieOf(index: number, upright: boolean): Pick<Lie, 'turn' | 'flat'> {
  const turn = (scatter(index * 2 + 1) - 0.5) * (upright ? 0.5 : Math.PI * 2)
  return { turn, flat: upright ? 1 : 0.35 + 0.65 * scatter(index * 2 + 2) }
}

/** Tells of each pixel that the thing covers how much of it, and how bright it is there. */
export function drawSprite(
  id: SpriteId,
  { x: midX, y: midY, size, turn, flat }: Lie,
  [width, height]: readonly [number, number],
  put: (pixel: number, cover: number, tone: number) => void,
): void {
  const pieces = sprites[id]
  const [c, s] = [cos(turn), sin(turn)]
  const reach = size * 1.45
  for (let y = Math.max(0, Math.floor(midY - reach)); y <= Math.min(height - 1, midY + reach); y++) {
    for (let x = Math.max(0, Math.floor(midX - reach)); x <= Math.min(width - 1, midX + reach); x++) {
      let [cover, tone] = [0, 0]
      for (const stepY of samples) {
        for (const stepX of samples) {
          const offX = (x + 0.5 + stepX - midX) / size
          const offY = (midY - y - 0.5 - stepY) / size
          const seen = toneAt(pieces, (offX * c + offY * s) / flat, offY * c - offX * s)
          if (seen === 0) continue
          cover += 0.25
          tone += seen * 0.25
        }
      }
      if (cover > 0) put(y * width + x, cover, tone / cover)
    }
  }
}
