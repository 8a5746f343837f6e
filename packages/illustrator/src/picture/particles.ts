import type { Camera } from '#lens/camera.ts'
import { type Focus, spreadAt } from '#lens/focus.ts'
import { project } from '#lens/camera.ts'
import { drawSprite, lieOf } from './prints/draw-sprite.ts'
import type { Particles } from '#places/place.ts'

/** Where particles go: the place behind the person, or the veil in front of everything. */
export type Airs = {
  readonly camera: Camera
  /** How wide the whole picture is, of which the camera may see a piece. */
  readonly wide: number
  readonly focus: Focus
  /** Three numbers a pixel; covered and lit in place. */
  readonly place: Float32Array
  /** Depth of the place, so that nothing shines through a wall. */
  readonly depth: Float32Array
  /** Four numbers a pixel, premultiplied. */
  readonly veil: Float32Array
  /** The head: what drifts before it is thinned out. */
  readonly head: { readonly x: number; readonly y: number; readonly radius: number }
}

/** Draws what is in the air as discs and streaks, out of focus as the lens has them. */
export function drawParticles(particles: readonly Particles[], airs: Airs): void {
  for (const kind of particles) {
    const { spots, trail } = kind
    for (let at = 0; at + 3 < spots.length; at += 4) {
      const start = project(airs.camera, [spots[at]!, spots[at + 1]!, spots[at + 2]!])
      const end = project(airs.camera, [spots[at]! + trail[0], spots[at + 1]! + trail[1], spots[at + 2]! + trail[2]])
      if (start.depth < 4 || end.depth < 4) continue
      if (kind.sprite && drawThing(kind, kind.sprite, airs, start, spots[at + 3]!, at / 4)) continue
      drawOne(kind, airs, start, end, spots[at + 3]!)
    }
  }
}

type ParticlePosition = { readonly x: number; readonly y: number; readonly depth: number }

/** A thing with a form of its own; false where it is so far out of focus that a disc is all there is. */
function drawThing(
  kind: Particles,
  sprite: NonNullable<Particles['sprite']>,
  { camera, wide, focus, place, depth, veil, head }: Airs,
  at: ParticlePosition,
  radius: number,
  index: number,
): boolean {
  const { width, height } = camera
  const size = Math.min((radius * camera.focal) / at.depth, wide * 0.09)
  if (spreadAt(focus, camera, at.depth) > size * 0.9 || size < 1) return false
  const before = at.depth < focus.depth - 0.5
  const [awayX, awayY] = [at.x - head.x, at.y - head.y]
  // Nothing flutters before a face.
  if (before && awayX * awayX + awayY * awayY < (head.radius * 1.5 + size) * (head.radius * 1.5 + size)) return true
  drawSprite(
    sprite.id,
    { x: at.x, y: at.y, size, ...lieOf(index, sprite.upright) },
    [width, height],
    (pixel, cover, tone) => {
      const weight = cover * kind.alpha
      const keeps = kind.glowing ? 1 - weight * 0.5 : 1 - weight
      if (!before && at.depth >= depth[pixel]!) return
      const [into, from] = before ? [veil, pixel * 4] : [place, pixel * 3]
      for (let channel = 0; channel < 3; channel++) {
        into[from + channel] = into[from + channel]! * keeps + kind.light[channel]! * tone * weight
      }
      if (before) veil[from + 3] = 1 - (1 - veil[from + 3]!) * keeps
    },
  )
  return true
}

function drawOne(kind: Particles, airs: Airs, start: ParticlePosition, end: ParticlePosition, radius: number): void {
  const { camera, wide, focus, place, depth, veil, head } = airs
  const { width, height } = camera
  const own = Math.max(0.35, (radius * camera.focal) / start.depth)
  const spread = Math.min(spreadAt(focus, camera, start.depth), wide * 0.05)
  const size = Math.min(own + spread, wide * 0.07)
  const before = start.depth < focus.depth - 0.5
  // Spread over more it hides less; very near ones would be blots.
  let strength =
    kind.alpha * Math.max(0.06, Math.min(1, ((own + 0.5) * (own + 0.5)) / ((size + 0.5) * (size + 0.5))) * 1.4)
  if (strength > kind.alpha) strength = kind.alpha
  const awayX = start.x - head.x
  const awayY = start.y - head.y
  if (before && awayX * awayX + awayY * awayY < head.radius * head.radius * 1.7) strength *= 0.3
  const lowX = Math.max(0, Math.floor(Math.min(start.x, end.x) - size - 1))
  const highX = Math.min(width - 1, Math.ceil(Math.max(start.x, end.x) + size + 1))
  const lowY = Math.max(0, Math.floor(Math.min(start.y, end.y) - size - 1))
  const highY = Math.min(height - 1, Math.ceil(Math.max(start.y, end.y) + size + 1))
  const alongX = end.x - start.x
  const alongY = end.y - start.y
  const long = alongX * alongX + alongY * alongY
  for (let y = lowY; y <= highY; y++) {
    for (let x = lowX; x <= highX; x++) {
      const fromX = x + 0.5 - start.x
      const fromY = y + 0.5 - start.y
      let share = long > 0.01 ? (fromX * alongX + fromY * alongY) / long : 0
      share = share < 0 ? 0 : share > 1 ? 1 : share
      const offX = fromX - alongX * share
      const offY = fromY - alongY * share
      const away = Math.sqrt(offX * offX + offY * offY)
      if (away > size + 0.5) continue
      let cover = Math.min(1, size + 0.5 - away)
      const out = away / (size + 0.5)
      if (kind.soft > 1) cover *= 0.18 + 0.82 * out * out * out * out
      else cover *= 1 - kind.soft * out * out * (2 - out * out)
      // Streaks fade at both ends.
      if (long > 4) cover *= 4 * share * (1 - share) * 0.7 + 0.3
      const weight = cover * strength
      if (weight <= 0.002) continue
      const pixel = y * width + x
      const keeps = kind.glowing ? 1 : 1 - weight
      if (before) {
        const into = pixel * 4
        for (let channel = 0; channel < 3; channel++) {
          veil[into + channel] = veil[into + channel]! * keeps + kind.light[channel]! * weight
        }
        veil[into + 3] = 1 - (1 - veil[into + 3]!) * keeps
      } else if (start.depth < depth[pixel]!) {
        for (let channel = 0; channel < 3; channel++) {
          place[pixel * 3 + channel] = place[pixel * 3 + channel]! * keeps + kind.light[channel]! * weight
        }
      }
    }
  }
}
