import type { Joints } from '@eidolon/contract/characters/bones.ts'
import type { OwnPose } from '#features/poses/queries.ts'
import { Select } from '#ui/select/select.tsx'
import { samePose } from './use-own-poses.tsx'

type Props = {
  readonly label: string
  readonly labelHidden?: boolean
  readonly poses: readonly OwnPose[]
  /** Where a film begins; without it nobody goes anywhere. */
  readonly from: Joints | undefined
  readonly to: Joints | undefined
  readonly onTo: (joints: Joints | undefined) => void
}

/** Out of a picture's settings, and not kept as a pose by a name. */
export const loosePose = { id: 'loose', label: 'A pose of your own' }

/** The pose of one's own that a film goes to from another, and comes back from. */
export function PoseToSelect({ label, labelHidden = false, poses, from, to, onTo }: Props) {
  const ends = to && poses.find(({ joints }) => samePose(to, joints))
  return (
    <Select
      label={label}
      labelHidden={labelHidden}
      disabled={!from}
      options={[
        { id: '', label: 'Stay in the pose' },
        ...(to && !ends ? [loosePose] : []),
        ...poses
          .filter(({ joints }) => !samePose(from, joints))
          .map(({ $id, name }) => ({ id: $id, label: `${name}, and back` })),
      ]}
      value={to ? (ends?.$id ?? loosePose.id) : ''}
      onChange={(id) => {
        if (id !== loosePose.id) onTo(poses.find(({ $id }) => $id === id)?.joints)
      }}
    />
  )
}
