import { randomGenes } from '@eidolon/people'
import { expect, it } from 'vitest'
import { behindLips } from '#avatar/behind-lips.ts'
import { standing } from '#avatar/build-avatar.ts'
import { atRest, expressions } from '#avatar/expressions.ts'
import type { Body } from '#body/body.ts'
import { bodyMesh } from '#body/surface-mesh.ts'
import type { Vector } from '#geometry/vector.ts'
import { personFor } from '#styles/person-for.ts'
import { loadPack } from '#workshop/load-pack.ts'

const pack = await loadPack()

/** How many corners of teeth and tongue are seen past the skin by whoever looks from so many degrees to the side. */
function seen(body: Body, degrees: number): number {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const turned = (at: Float32Array): Float32Array =>
    at.map((value, k) => {
      const [x, z] = [at[k - (k % 3)]!, at[k - (k % 3) + 2]!]
      return k % 3 === 0 ? x * cosine - z * sine : k % 3 === 1 ? value : x * sine + z * cosine
    })
  const { posed, triangles } = bodyMesh({ ...body, detail: 'face' })
  const [skin, teeth] = [turned(posed), behindLips(body).map(({ positions }) => turned(positions))]
  const cells = cellsOf(teeth)
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at]! * 3, triangles[at + 1]! * 3, triangles[at + 2]! * 3]
    if (skin[a + 2]! < 0.5) continue
    const [ax, ay, bx, by, cx, cy] = [skin[a]!, skin[a + 1]!, skin[b]!, skin[b + 1]!, skin[c]!, skin[c + 1]!]
    const whole = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy)
    for (let column = cellOf(Math.min(ax, bx, cx)); column <= cellOf(Math.max(ax, bx, cx)); column += 1) {
      for (let row = cellOf(Math.min(ay, by, cy)); row <= cellOf(Math.max(ay, by, cy)); row += 1) {
        const cell = cells.get(column * 1e5 + row)
        for (const corner of cell ?? []) {
          const [x, y, z] = corner
          const one = ((by - cy) * (x - cx) + (cx - bx) * (y - cy)) / whole
          const two = ((cy - ay) * (x - cx) + (ax - cx) * (y - cy)) / whole
          const isWithin = Math.min(one, two, 1 - one - two) >= 0
          if (isWithin && one * skin[a + 2]! + two * skin[b + 2]! + (1 - one - two) * skin[c + 2]! > z)
            cell?.delete(corner)
        }
      }
    }
  }
  return [...cells.values()].reduce((sum, { size }) => sum + size, 0)
}

const cellOf = (value: number): number => Math.floor(value / 0.04)

function cellsOf(parts: readonly Float32Array[]): Map<number, Set<Vector>> {
  const cells = new Map<number, Set<Vector>>()
  for (const at of parts) {
    for (let k = 0; k < at.length; k += 3) {
      const key = cellOf(at[k]!) * 1e5 + cellOf(at[k + 1]!)
      const cell = cells.get(key) ?? new Set()
      cells.set(key, cell.add([at[k]!, at[k + 1]!, at[k + 2]!]))
    }
  }
  return cells
}

it.each([1, 4, 12])(
  '[FIG-24] lips of person %i that are shut hide what is behind them, and open ones show it',
  (seed) => {
    const genes = randomGenes(seed)
    const person = personFor(pack, genes, 'studio')
    const stand = (name: string) => standing(person, { genes, seed }, expressions.get(name) ?? atRest)
    const [rest, smile] = [stand('rest'), stand('smile')]
    expect([0, 40].map((degrees) => [seen(rest, degrees), seen(smile, degrees)])).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(seen(stand('laugh'), 0)).toBeGreaterThan(300)
  },
)
