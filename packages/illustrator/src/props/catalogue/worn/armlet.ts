import { between, cord, type Fitting, gold, metal, minus, newMesh, type Part, prop } from '#props/prop-kit.ts'
import { ringAround, toPart, unit } from '#props/prop-kit.ts'

/** A coil of gold around each upper arm. */
export const armlet = prop({
  label: 'Armlets',
  words:
    'armlet, armlets, arm ring, arm rings, arm cuff, arm cuffs, upper arm bracelet, arm band of gold, gold armband, golden armlet, golden armlets, gold arm cuff, snake armlet, upper arm cuffs, arm bracelet, arm torc, viking arm ring',
  order: 342,
  slot: 'arms',
  make,
})

function make({ body, clothes }: Fitting): readonly Part[] {
  const mesh = newMesh()
  for (const side of ['L', 'R'] as const) {
    const [shoulder, elbow] = [body.bones.joint(`upperarm01.${side}`), body.bones.joint(`lowerarm01.${side}`)]
    const axis = unit(minus(elbow, shoulder))
    const clouds = [body.posed, ...clothes.map(({ positions }) => positions)]
    const sign = side === 'L' ? 1 : -1
    const ring = ringAround(clouds, between(shoulder, elbow, 0.56), axis, [0, 0, 1], 0.16, 0.95, (cloud, index) =>
      cloud > 0 ? true : index < 13_380 && (body.rest[index * 3] ?? 0) * sign > 1.7,
    )
    cord(
      mesh,
      Array.from({ length: 81 }, (_, nth) => ring.girth((nth / 80) * 2.2, 0.03, (nth / 80 - 0.5) * 0.3)),
      0.045,
      8,
    )
  }
  return [toPart(mesh, { name: 'armlets', material: 'hard', surface: metal(gold, 0.2) })]
}
