import { along, ball, cord, type Fitting, gold, metal, minus, newMesh, type Part, prop } from '#props/prop-kit.ts'
import { ringAround, toPart, unit } from '#props/prop-kit.ts'

/** A chain with small bells around both ankles. */
export const anklet = prop({
  label: 'Anklets',
  words:
    'anklet, anklets, ankle bracelet, ankle bracelets, ankle chain, payal, ankle bells, gold anklet, silver anklet, beaded anklet',
  order: 349,
  slot: 'ankle',
  low: true,
  dyed: ['anklets'],
  make,
})

function make({ body, clothes }: Fitting): readonly Part[] {
  const mesh = newMesh()
  for (const side of ['L', 'R'] as const) {
    const [knee, foot] = [body.bones.joint(`lowerleg01.${side}`), body.bones.joint(`foot.${side}`)]
    const axis = unit(minus(knee, foot))
    const middle = along(foot, axis, 0.35)
    const clouds = [body.posed, ...clothes.map(({ positions }) => positions)]
    const ring = ringAround(clouds, middle, axis, [0, 0, 1], 0.14, 0.75, (cloud, index) => cloud > 0 || index < 13_380)
    const line = Array.from({ length: 33 }, (_, nth) =>
      ring.girth(nth / 32, 0.03, 0.06 * Math.abs(nth / 16 - 1) - 0.05),
    )
    cord(mesh, line, 0.026, 7, true)
    for (let nth = 0; nth < 32; nth += 4)
      ball(mesh, along(line[nth] ?? middle, axis, -0.07), [0.045, 0.055, 0.045], 8, 6)
  }
  return [toPart(mesh, { name: 'anklets', material: 'hard', surface: metal(gold, 0.2) })]
}
