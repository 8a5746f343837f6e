import { Joints } from '@eidolon/contract/characters/poses.ts'
import { type PoseId, poses } from '@eidolon/people'

/** The poses of the list by their names. */
export const listedPoses: readonly { readonly id: PoseId; readonly label: string }[] = poses
  .map(({ id, label }) => ({ id, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))

/** One of them as numbers, which are fetched with the first that is asked for. */
export async function listedJoints(id: PoseId): Promise<Joints> {
  const { listedJoints: all } = await import('@eidolon/people/poses/generated/listed-joints.ts')
  return Joints.parse(JSON.parse(all[id]))
}
