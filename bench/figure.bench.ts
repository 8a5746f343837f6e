import { makeAvatar } from '@eidolon/illustrator'
import { follow, liveAvatar } from '@eidolon/illustrator/live.ts'
import { adornments } from '@eidolon/illustrator/live-adornments.ts'
import { loadPack } from '@eidolon/illustrator/workshop/load-pack.ts'
import { randomSetting, randomGenes } from '@eidolon/people'
import type { BenchRow } from '#scripts/bench.ts'
import { measurePage } from './clients/figure-page.ts'

export const title = 'Figures: whoever is turned around in a browser, beside the model that is written to files'

type Avatar = ReturnType<typeof makeAvatar>

const people = 3

/** How much there is to draw and to hand over from the thread to the page, and how long the thread takes; three people by chance. */
export async function run(): Promise<readonly BenchRow[]> {
  const pack = await loadPack()
  const whole = (seed: number) => {
    const genes = randomGenes(seed)
    const setting = randomSetting(genes, { accessories: [], without: [] }, seed)
    return { genes, setting, style: 'studio', seed } as const
  }
  const live = timed((seed) => liveAvatar(pack, whole(seed), adornments))
  const file = timed((seed) => makeAvatar(pack, whole(seed), () => {}))
  const row = (what: string, of: (made: TimedAvatar) => number, unit: string): BenchRow => {
    const [ours, baseline] = [mean(live.map(of)), mean(file.map(of))]
    const said = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)}${unit}`
    return { what, ours: said(ours), baseline: said(baseline), ratio: (ours / baseline).toFixed(2) }
  }
  return [
    row('triangles', ({ avatar }) => sum(avatar, ({ triangles }) => triangles.length / 3), ''),
    row('draw calls', ({ avatar }) => sum(avatar, () => 1), ''),
    row('numbers and textures', ({ avatar }) => bytesOf(avatar) / 1e6, ' MB'),
    row('processor time to make one', ({ seconds }) => seconds, ' s'),
    followed(pack, whole(1), live[0]!.avatar),
    ...(await onThePage()),
  ]
}

/** Milliseconds that a page may be kept from everything else by one change: half a frame. */
const max = 8

async function onThePage(): Promise<readonly BenchRow[]> {
  const { nothing, dial, dialAlone, turn, expression, joint } = await measurePage()
  const row = (what: string, ours: number): BenchRow => ({
    what: `${what}, processor time of the page`,
    ours: `${ours.toFixed(1)} ms`,
    baseline: `${max} ms`,
    ratio: (ours / max).toFixed(2),
    bar: 'below 1',
  })
  return [
    row('a key that does nothing, which each of the following holds as well', nothing),
    row('a step of a dial, more than the form needs without the figure', dial - dialAlone),
    row('a step of a dial, all of it', dial),
    row('a turn by a key', turn),
    row('another expression', expression),
    row('a step of a joint in the editor of poses', joint),
  ]
}

const turns = 20

/** One step of a dial, against making them anew; all of it in a thread. What the page has to do is to take the numbers. */
function followed(
  pack: Awaited<ReturnType<typeof loadPack>>,
  who: Parameters<typeof follow>[1],
  avatar: Avatar,
): BenchRow {
  const pieces = avatar.meshes.flatMap((mesh) => mesh.pieces)
  const move = follow(pack, who, { joints: avatar.joints, pieces })
  const step = (at: number) => move({ ...who.genes, weight: at / turns })
  step(0)
  const before = process.cpuUsage()
  for (let at = 1; at <= turns; at += 1) step(at)
  const { user } = process.cpuUsage(before)
  const anew = process.cpuUsage()
  liveAvatar(pack, { ...who, setting: randomSetting(who.genes, { accessories: [], without: [] }, 1) }, adornments)
  const whole = process.cpuUsage(anew).user
  const said = (micro: number) => `${(micro / 1000).toFixed(0)} ms`
  const what = 'a step of a dial in the thread, against making them anew'
  return { what, ours: said(user / turns), baseline: said(whole), ratio: (user / turns / whole).toFixed(3) }
}

type TimedAvatar = { readonly avatar: Avatar; readonly seconds: number }

function timed(make: (seed: number) => Avatar): readonly TimedAvatar[] {
  // The first warms up what is compiled.
  make(1)
  return Array.from({ length: people }, (_, at) => {
    const before = process.cpuUsage()
    const avatar = make(at + 1)
    return { avatar, seconds: process.cpuUsage(before).user / 1e6 }
  })
}

const mean = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0) / values.length

type AvatarMeshPiece = Avatar['meshes'][number]['pieces'][number]

const sum = ({ meshes }: Avatar, of: (piece: AvatarMeshPiece) => number): number =>
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
