import { type Vector, along, between, cross, minus, unit, vertexAt } from '#geometry/vector.ts'
import type { Part } from '#geometry/part.ts'
import { newMesh } from '#geometry/mesh.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { laid, type Fitting, type Maker } from '#props/fitting.ts'
import { ringAround, type Ring } from '#props/kit/girth.ts'
import { ball, box, circle, cord, sheet } from '#geometry/shapes.ts'
import { gold, leather, metal, plain, silver } from '#props/materials.ts'

/** Lowest vertices of the lobes. */
const lobes = { left: 12329, right: 5732 } as const

/** Hoops or drops, as chance has it, hanging straight down from the lobes. */
export const earrings: Maker = ({ head, chance, colours }) => {
  const hoops = chance.chance(0.5)
  const [wire, gems] = [newMesh(), newMesh()]
  for (const side of [1, -1]) {
    const lobe = vertexAt(head.skin, side > 0 ? lobes.left : lobes.right)
    const top: Vector = [lobe[0] + side * 0.02, lobe[1] + 0.03, lobe[2]]
    ball(wire, top, [0.028, 0.028, 0.028], 8, 6)
    if (hoops) {
      const middle = along(top, head.down, 0.16)
      const front = unit(cross([side, 0, 0.25], head.down))
      const line = Array.from({ length: 25 }, (_, nth): Vector => {
        const { x, y } = circle(nth / 24)
        return along(along(middle, head.down, -y * 0.15), front, x * 0.15)
      })
      cord(wire, line, 0.016, 6, true)
    } else {
      cord(wire, [top, along(top, head.down, 0.16)], 0.01, 5)
      ball(gems, along(top, head.down, 0.22), [0.05, 0.075, 0.05], 10, 8)
    }
  }
  const metalPart = toPart(
    wire,
    { name: 'earrings', material: 'hard', surface: metal(hoops ? gold : silver, 0.18) },
    head.placing,
  )
  if (hoops) return [metalPart]
  return [
    metalPart,
    toPart(gems, { name: 'drops', material: 'hard', surface: plain(colours.accent, 0.07) }, head.placing),
  ]
}

/** The neck where a choker sits. */
export function neckRing({ body, clothes }: Fitting, height: number, reach: number, withClothes: boolean): Ring {
  const [low, high] = [body.bones.joint('neck01'), body.bones.joint('head')]
  const axis = unit(minus(high, low))
  const middle = between(low, high, height)
  const ahead = minus(body.bones.carry('neck02', [0, 6, 2]), body.bones.carry('neck02', [0, 6, 0]))
  const clouds = [body.posed, ...(withClothes ? clothes.map(({ positions }) => positions) : [])]
  return ringAround(clouds, along(middle, unit(ahead), 0.2), axis, ahead, 0.14, reach, (cloud, index) => {
    return cloud > 0 || (index < 13380 && (body.rest[index * 3 + 1] ?? 0) < 6.5)
  })
}

/** A strip around a ring: `wide` along the axis, standing off so far. */
export function strip(
  ring: Ring,
  wide: number,
  off: number,
  thick: number,
  surface: Part['surface'],
  name: string,
): Part {
  const mesh = newMesh()
  sheet(
    mesh,
    (u, v) => {
      const up = (v * 2 - 1) * wide * 0.5
      const bulge = 1 - (2 * v - 1) * (2 * v - 1)
      return ring.girth(u, off + thick * Math.sqrt(Math.max(0, bulge)), up)
    },
    48,
    6,
  )
  return toPart(mesh, { name, material: 'hard', surface, twoSided: true })
}

export const choker: Maker = (fitting) => {
  const ring = neckRing(fitting, 0.42, 0.85, false)
  const pendant = newMesh()
  ball(pendant, ring.girth(0, 0.05, -0.06), [0.06, 0.07, 0.04], 10, 8)
  return [
    strip(ring, 0.17, 0.012, 0.03, leather([0.02, 0.018, 0.02]), 'choker'),
    toPart(pendant, { name: 'choker pendant', material: 'hard', surface: plain(fitting.colours.accent, 0.1) }),
  ]
}

/** A chain around the neck and down onto the chest, with a pendant. */
export const necklace: Maker = (fitting) => {
  const ring = neckRing(fitting, 0.02, 1.4, false)
  const down: Vector = [0, -1, 0]
  const drop = 1.15
  const line = Array.from({ length: 61 }, (_, nth) => {
    const share = nth / 60 - 0.5
    const front = (circle(share).x + 1) / 2
    const start = ring.girth(share, 0.05 + 0.2 * front)
    return laid(fitting.trunk, along(start, down, drop * front * front), 0.035)
  })
  const chain = newMesh()
  line.forEach((at, nth) => {
    const next = line[nth + 1]
    if (!next) return
    for (const half of [0.25, 0.75]) ball(chain, between(at, next, half), [0.02, 0.02, 0.02], 6, 4)
  })
  cord(chain, line, 0.01, 4)
  const foot = line[30] ?? ring.middle
  const near = fitting.trunk.near(foot)
  const gem = along(along(foot, down, 0.13), near.normal, 0.03)
  const setting = newMesh()
  const side = unit(cross(down, near.normal), [1, 0, 0])
  const loop = Array.from({ length: 21 }, (_, nth): Vector => {
    const { x, y } = circle(nth / 20)
    return along(along(gem, side, x * 0.105), down, -y * 0.13)
  })
  cord(setting, loop, 0.02, 6, true)
  const stone = newMesh()
  ball(stone, gem, [0.09, 0.115, 0.05], 12, 8)
  return [
    toPart(chain, { name: 'necklace', material: 'hard', surface: metal(gold, 0.2) }),
    toPart(setting, { name: 'pendant', material: 'hard', surface: metal(gold, 0.2) }),
    toPart(stone, { name: 'pendant stone', material: 'hard', surface: plain(fitting.colours.accent, 0.07) }),
  ]
}

/** The left wrist, a little towards the hand, so that cuffs end before it. */
function wrist({ body }: Fitting): Ring {
  const [elbow, hand] = [body.bones.joint('lowerarm02.L'), body.bones.joint('wrist.L')]
  const axis = unit(minus(hand, elbow))
  const middle = along(hand, axis, 0.14)
  return ringAround([body.posed], middle, axis, body.hands.left.facing, 0.09, 0.55, (_, index) => {
    return index < 13380 && (body.rest[index * 3] ?? 0) > 3.5
  })
}

export const bracelet: Maker = (fitting) => {
  const ring = wrist(fitting)
  const mesh = newMesh()
  for (const up of [-0.05, 0.05]) {
    cord(
      mesh,
      Array.from({ length: 33 }, (_, nth) => ring.girth(nth / 32, 0.035, up)),
      0.028,
      7,
      true,
    )
  }
  return [toPart(mesh, { name: 'bracelet', material: 'hard', surface: metal(gold, 0.18) })]
}

/** A leather strap and a steel case on the back of the wrist. */
export const watch: Maker = (fitting) => {
  const ring = wrist(fitting)
  const out = unit(minus(ring.girth(0.5, 0.1), ring.middle))
  const side = unit(cross(ring.axis, out))
  const at = ring.girth(0.5, 0.04)
  const [case_, face, hands] = [newMesh(), newMesh(), newMesh()]
  const disc = (mesh: typeof face, radius: number, low: number, high: number): void =>
    sheet(
      mesh,
      (u, v) => {
        const { x, y } = circle(u)
        const [size, lift] = v < 0.5 ? [radius, low + (high - low) * v * 2] : [radius * (2 - v * 2), high]
        return along(along(along(at, ring.axis, x * size), side, y * size), out, lift)
      },
      24,
      4,
    )
  disc(case_, 0.17, -0.02, 0.06)
  disc(face, 0.14, 0.05, 0.066)
  const axes = [side, ring.axis, out] as const
  box(hands, along(along(at, side, 0.04), out, 0.07), [0.045, 0.009, 0.003], axes)
  box(hands, along(along(at, ring.axis, 0.05), out, 0.07), [0.008, 0.055, 0.003], axes)
  return [
    strip(ring, 0.15, 0.014, 0.022, leather([0.07, 0.04, 0.022]), 'watch strap'),
    toPart(case_, { name: 'watch', material: 'hard', surface: metal(silver, 0.2), twoSided: true }),
    toPart(face, { name: 'watch face', material: 'hard', surface: plain([0.75, 0.74, 0.7], 0.15), twoSided: true }),
    toPart(hands, { name: 'watch hands', material: 'hard', surface: plain([0.02, 0.02, 0.02], 0.3) }),
  ]
}
