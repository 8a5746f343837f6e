import { makeAvatar } from '@eidolon/illustrator'
import { liveAvatar } from '@eidolon/illustrator/live.ts'
import { adornments } from '@eidolon/illustrator/live-adornments.ts'
import { loadPack } from '@eidolon/illustrator/workshop/load-pack.ts'
import { composeSetting, randomGenes } from '@eidolon/people'
import type { Row } from '#scripts/bench.ts'

export const title = 'Figures: whoever is turned around in a browser, beside the model that is written to files'

type Avatar = ReturnType<typeof makeAvatar>

const people = 3

/** How much there is to draw and to hand over from the thread to the page, and how long the thread takes; three people by chance. */
export async function run(): Promise<readonly Row[]> {
  const pack = await loadPack()
  const whole = (seed: number) => {
    const genes = randomGenes(seed)
    const setting = composeSetting(genes, { accessories: [], without: [] }, seed)
    return { genes, setting, style: 'studio', seed } as const
  }
  const live = timed((seed) => liveAvatar(pack, whole(seed), adornments))
  const file = timed((seed) => makeAvatar(pack, whole(seed), () => {}))
  const row = (what: string, of: (made: Made) => number, unit: string): Row => {
    const [ours, baseline] = [mean(live.map(of)), mean(file.map(of))]
    const said = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)}${unit}`
    return { what, ours: said(ours), baseline: said(baseline), ratio: (ours / baseline).toFixed(2) }
  }
  return [
    row('triangles', ({ avatar }) => sum(avatar, ({ triangles }) => triangles.length / 3), ''),
    row('draw calls', ({ avatar }) => sum(avatar, () => 1), ''),
    row('numbers and textures', ({ avatar }) => bytesOf(avatar) / 1e6, ' MB'),
    row('processor time to make one', ({ seconds }) => seconds, ' s'),
  ]
}

type Made = { readonly avatar: Avatar; readonly seconds: number }

function timed(make: (seed: number) => Avatar): readonly Made[] {
  // The first warms up what is compiled.
  make(1)
  return Array.from({ length: people }, (_, at) => {
    const before = process.cpuUsage()
    const avatar = make(at + 1)
    return { avatar, seconds: process.cpuUsage(before).user / 1e6 }
  })
}

const mean = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0) / values.length

type Piece = Avatar['meshes'][number]['pieces'][number]

const sum = ({ meshes }: Avatar, of: (piece: Piece) => number): number =>
  meshes.flatMap(({ pieces }) => pieces).reduce((all, piece) => all + of(piece), 0)

function bytesOf(avatar: Avatar): number {
  const paints = Object.values(avatar.paints).reduce((all, { colour, feel }) => all + colour.length + feel.length, 0)
  return (
    paints +
    sum(avatar, ({ positions, normals, uvs, joints, weights, triangles, moves }) =>
      [positions, normals, uvs, joints, weights, triangles, ...moves].reduce((all, one) => all + one.byteLength, 0),
    )
  )
}
