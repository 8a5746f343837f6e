import { toPart } from '#geometry/mesh-part.ts'
import { newMesh } from '#geometry/mesh.ts'
import type { Part } from '#geometry/part.ts'
import { cord } from '#geometry/shapes.ts'
import { along, between, cross, minus, unit } from '#geometry/vector.ts'
import type { Fitting } from '#props/fitting.ts'
import { type Ring, ringAround } from '#props/kit/girth.ts'
import { gold, leather, metal } from '#props/materials.ts'
import { prop } from '#props/prop-file.ts'
import { strip } from '#props/kit/jewels.ts'

export const belt = prop({
  label: 'Belt',
  words: 'belt, sash, utility belt, leather belt, tool belt, waist belt, belted',
  order: 310,
  slot: 'waist',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const ring = waist(fitting)
  const buckle = newMesh()
  const at = ring.girth(0, 0.09)
  const right = unit(minus(ring.girth(0.02, 0), ring.girth(0.98, 0)))
  const out = unit(cross(right, ring.axis))
  const [w, h] = [0.26, 0.2]
  const corner = (x: number, y: number) => along(along(along(at, right, x * w), ring.axis, y * h), out, 0.01)
  cord(buckle, [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)], 0.035, 7, true)
  cord(buckle, [corner(-1, 0), corner(0.9, 0)], 0.022, 6)
  return [
    strip(ring, 0.32, 0.02, 0.05, leather([0.075, 0.042, 0.022]), 'belt'),
    toPart(buckle, { name: 'buckle', material: 'hard', surface: metal(gold, 0.25) }),
  ]
}

/** The waist above the hips, over whatever is worn there. */
function waist({ body, clothes }: Fitting): Ring {
  const [hips, back] = [body.bones.joint('spine05'), body.bones.joint('spine03')]
  const axis = unit(minus(back, hips))
  const ahead = minus(body.bones.carry('spine04', [0, 1, 2]), body.bones.carry('spine04', [0, 1, 0]))
  const middle = along(between(hips, back, 0.3), unit(ahead), 0.3)
  const clouds = [body.posed, ...clothes.map(({ positions }) => positions)]
  return ringAround(clouds, middle, axis, ahead, 0.22, 2.3, (cloud, index) => {
    if (cloud > 0) return true
    const [x, y] = [Math.abs(body.rest[index * 3] ?? 0), body.rest[index * 3 + 1] ?? 0]
    return index < 13380 && x < 1.8 && y > -0.5 && y < 3.5
  })
}
