import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HandShape, type Joints, bodyParams, type PoseId, poses as listed, startGenes } from '@eidolon/people'
import { makePerson } from '#body/person.ts'
import type { Pack } from '#pack/pack.ts'
import { poses } from '#poses/poses.generated.ts'
import { solvePosture } from '#poses/solve.ts'
import { jointsAs } from '#poses/stand-as.ts'
import { loadPack } from './load-pack.ts'
import { root } from './paths.ts'

const file = join(root, 'packages/people/src/poses/generated/listed-joints.ts')

/** Every pose of the list as the joints of somebody of middling build, in whole degrees: what people begin their own from. */
export function listedPoses(pack: Pack): ReadonlyMap<PoseId, Joints> {
  const { shape, frame, build } = makePerson(pack, bodyParams(startGenes()))
  return new Map(
    listed.map(({ id }) => {
      const { body } = poses[id]
      const hand = (side: 'left' | 'right'): HandShape => body.fingers?.[side] ?? 'relaxed'
      const rest = { hands: { left: hand('left'), right: hand('right') }, lift: body.lift ?? 0 }
      const { bones, ...joints } = jointsAs(frame, solvePosture(pack, shape, frame, body, build), rest)
      const whole = Object.entries(bones)
        .map(([bone, turn]) => [bone, turn.map((degrees) => Math.round(degrees) || 0)] as const)
        .filter(([, turn]) => turn.some((degrees) => degrees !== 0))
      return [id, { ...joints, bones: Object.fromEntries(whole) }]
    }),
  )
}

export function writtenPoses(poses: ReadonlyMap<PoseId, Joints>): string {
  const lines = [...poses].map(([id, { bones, hands, lift }]) => {
    const key = id.includes('-') ? `'${id}'` : id
    return `  ${key}:\n    '${JSON.stringify({ bones, hands, lift })}',`
  })
  return [
    '// Written by `node scripts/pose-joints.ts`: the poses of the list as joints, each as JSON.',
    "import type { PoseId } from '#catalogue/generated/ids.ts'",
    '',
    'export const listedJoints: Readonly<Record<PoseId, string>> = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}

export async function storePoses(): Promise<void> {
  await writeFile(file, writtenPoses(listedPoses(await loadPack())))
}
