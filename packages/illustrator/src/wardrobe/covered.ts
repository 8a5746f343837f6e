import { modestVertices } from '#body/modesty.ts'
import { oncePer } from '#body/once.ts'
import type { Pack } from '#pack/pack.ts'
import { fabricOf } from './fabric.ts'

/** Vertices of the body itself; the base mesh goes on with helpers. */
const bodyVertices = 13_380

/** The fabric's vertex nearest to each of the body, at rest; none (-1) where the fabric is far: head and hands. */
export const nearestFabric: (pack: Pack) => Int32Array = oncePer((pack) => {
  const { rest, count } = fabricOf(pack)
  const cells = new Map<number, number[]>()
  const cell = (x: number, y: number, z: number) =>
    (Math.floor(x * 2) * 1024 + Math.floor(y * 2)) * 1024 + Math.floor(z * 2)
  for (let v = 0; v < count; v += 1) {
    const key = cell(rest[v * 3] ?? 0, rest[v * 3 + 1] ?? 0, rest[v * 3 + 2] ?? 0)
    const known = cells.get(key)
    if (known) known.push(v)
    else cells.set(key, [v])
  }
  const body = pack.base.positions
  return Int32Array.from({ length: bodyVertices }, (_, vertex) => {
    const [x, y, z] = [body[vertex * 3] ?? 0, body[vertex * 3 + 1] ?? 0, body[vertex * 3 + 2] ?? 0]
    let [best, found] = [0.16, -1]
    for (const dx of [-0.5, 0, 0.5]) {
      for (const dy of [-0.5, 0, 0.5]) {
        for (const dz of [-0.5, 0, 0.5]) {
          for (const v of cells.get(cell(x + dx, y + dy, z + dz)) ?? []) {
            const [a, b, c] = [(rest[v * 3] ?? 0) - x, (rest[v * 3 + 1] ?? 0) - y, (rest[v * 3 + 2] ?? 0) - z]
            const far = a * a + b * b + c * c
            if (far < best) [best, found] = [far, v]
          }
        }
      }
    }
    return found
  })
})

/** The part of the body that no outfit leaves bare. */
const modest: (pack: Pack) => Uint8Array = oncePer(modestVertices)

/** How far under cloth the skin ends, so that none shows at a border and none comes through further in. */
const under = 0.22

/** Around the neck it ends sooner: clothes lie close there, and the neck turns in them. */
const underCollar = 0.07

/** What of the body is not drawn: what lies well under cloth, and chest to thighs always. */
export function hiddenUnder(pack: Pack, fields: readonly Float32Array[]): Uint8Array {
  const hidden = Uint8Array.from(modest(pack))
  const { rest, arm } = fabricOf(pack)
  const near = nearestFabric(pack)
  for (const field of fields) hideUnder(field)
  return hidden

  function hideUnder(field: Float32Array): void {
    for (let vertex = 0; vertex < near.length; vertex += 1) {
      const v = near[vertex]!
      if (v < 0 || hidden[vertex] === 1) continue
      const margin = rest[v * 3 + 1]! > 4.9 && arm[v]! < -0.2 ? underCollar : under
      if (field[v]! > margin) hidden[vertex] = 1
    }
  }
}
