import type { Abilities } from '@eidolon/contract/engines.ts'
import type { Joints } from '@eidolon/contract/characters/bones.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ScenePart } from '#features/generations/scene-picker.tsx'
import { posePicture } from '#features/poses/pose-picture.ts'
import { posesQuery } from '#features/poses/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import type_ from '#ui/type/type.module.css'
import { isDirected } from './values/form-values.ts'
import panel from './parts/panel.module.css'
import type { Generator } from './values/use-generator.ts'

export const samePose = (one: Joints | undefined, other: Joints): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
/** Ids of rows and of the list never meet. */
export const ownPoseId = (id: string): string => `own:${id}`

/** The part of the pose with one's own poses before those of the list, where the engine can draw them. */
export function useOwnPoses(
  characterId: string,
  { values, change, choose }: Generator,
  abilities: Abilities,
): (part: ScenePart) => ScenePart {
  const api = useApi()
  const { data: poses = [] } = useQuery(posesQuery(api))
  const can = abilities.ownPoses || isDirected(values, abilities)
  if (!can) return (part) => part
  const { joints } = values
  const chosen = joints && poses.find((pose) => samePose(joints, pose.joints))
  const mine = poses.map((pose) => ({
    id: ownPoseId(pose.$id),
    label: pose.name,
    previewUrl: posePicture(pose.joints),
  }))
  const pick = ([id]: readonly string[]) => {
    const pose = poses.find(({ $id }) => ownPoseId($id) === id)
    choose('pose', pose ? undefined : id)
    if (pose) change({ joints: pose.joints })
  }
  return (part) => ({
    ...part,
    choices: [...mine, ...part.choices],
    chosen: joints ? (chosen ? [ownPoseId(chosen.$id)] : []) : part.chosen,
    onChoose: pick,
    more: (
      <div className={panel.panel}>
        <p className={type_.hint}>
          {poses.length > 0 ? 'Your own come first. ' : 'None of these? '}
          <Link to={poses.length > 0 ? routes.poses() : routes.newPose(characterId)}>
            {poses.length > 0 ? 'Poses of your own' : 'Make a pose of your own'}
          </Link>
        </p>
      </div>
    ),
    picked:
      joints && !chosen
        ? [
            {
              label: 'Pose',
              text: 'a pose of your own',
              remove: () => change({ joints: undefined, jointsTo: undefined }),
            },
          ]
        : [],
  })
}
