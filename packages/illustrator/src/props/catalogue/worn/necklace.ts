import { along, ball, between, circle, cord, cross, draped, type Fitting, gold, metal } from '#props/prop-kit.ts'
import { newMesh, type Part, plain, prop, seenWire, toPart, unit, type Vector } from '#props/prop-kit.ts'

/** A chain around the neck and down onto the chest, with a pendant. */
export const necklace = prop({
  label: 'Necklace',
  words:
    'necklace, pendant, locket, amulet, beads, jewellery, jewelry, pearls, medallion, string of pearls, prayer beads, rosary, rosary beads, mala beads, bead necklace, beaded necklace, bone necklace, tooth necklace, collar necklace, talisman, gold chain, silver chain, chain necklace, holy symbol, holy symbols, wooden holy symbol, holy pendant, cross pendant',
  order: 250,
  slot: 'neck',
  dyed: ['necklace', 'pendant'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const down: Vector = [0, -1, 0]
  const line = draped(fitting, 1.15, 0.035)
  const wire = seenWire(fitting, 0.013)
  const chain = newMesh()
  line.forEach((at, nth) => {
    const next = line[nth + 1]
    if (!next) return
    for (const half of [0.25, 0.75]) ball(chain, between(at, next, half), [wire * 1.5, wire * 1.5, wire * 1.5], 6, 4)
  })
  cord(chain, line, wire, 6, true)
  const foot = line[(line.length - 1) / 2] ?? fitting.head.chin
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
