import type { Abilities } from '@eidolon/contract/engines.ts'
import { useQuery } from '@tanstack/react-query'
import { posesQuery } from '#features/poses/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { Select } from '#ui/select/select.tsx'
import { isDirected, type FormValues, type CastMember } from './values/form-values.ts'
import { PoseToSelect } from './pose-to-select.tsx'
import { ownPoseId, samePose } from './use-own-poses.tsx'

type Props = {
  readonly name: string
  readonly own: CastMember | undefined
  readonly values: FormValues
  readonly abilities: Abilities
  readonly onPut: (own: Partial<Pick<CastMember, 'pose' | 'joints' | 'jointsTo'>>) => void
}

/**
 * How one of several people stands: a pose of one's own, one of the list, or whatever all of them do; and where a film
 * goes with them from a pose of one's own.
 */
export function PersonPose({ name, own, values, abilities, onPut }: Props) {
  const { data: poses = [] } = useQuery(posesQuery(useApi()))
  const mine = abilities.ownPoses || isDirected(values, abilities) ? poses : []
  if (mine.length === 0 && abilities.poses.length === 0) return null
  const kept = own?.joints && mine.find((pose) => samePose(own.joints, pose.joints))
  // Out of a picture's settings, and not kept as a pose by a name.
  const loose = own?.joints && !kept && mine === poses ? [{ id: 'own:', label: 'A pose of your own' }] : []
  const value = own?.joints ? ownPoseId(kept?.$id ?? '') : (own?.pose ?? '')
  return (
    <>
      <Select
        label={`Pose of ${name}`}
        labelHidden
        value={value}
        options={[
          { id: '', label: 'Any pose' },
          ...loose,
          ...mine.map((pose) => ({ id: ownPoseId(pose.$id), label: `${pose.name} (your own)` })),
          ...abilities.poses,
        ]}
        onChange={(id) => {
          const pose = mine.find(({ $id }) => ownPoseId($id) === id)
          if (pose) onPut({ joints: pose.joints, pose: undefined })
          else if (id !== 'own:') onPut({ joints: undefined, jointsTo: undefined, pose: id === '' ? undefined : id })
        }}
      />
      {own?.joints && values.kind === 'video' && abilities.ownPoses ? (
        <PoseToSelect
          label={`Where ${name} goes from that pose`}
          labelHidden
          poses={mine}
          from={own.joints}
          to={own.jointsTo}
          onTo={(jointsTo) => onPut({ jointsTo })}
        />
      ) : null}
    </>
  )
}
