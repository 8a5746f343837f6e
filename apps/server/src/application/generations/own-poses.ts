import type { NewGeneration } from '@eidolon/contract/generations.ts'
import { Joints } from '@eidolon/contract/poses.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import type { Document } from '#domain/documents/document.ts'
import type { ItemAction } from '#domain/documents/permission.ts'
import { textOf } from '#domain/media/refusals.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'

type FindOwned = (caller: UserCaller, collection: string, id: string, action: ItemAction) => Promise<Document>

/**
 * With what the poses say that are named, which is copied: what was asked for stays the same, whatever becomes of them. A
 * pose is of the list or one's own, and not both.
 */
export function withOwnPoses(findOwned: FindOwned) {
  async function jointsOf(caller: UserCaller, field: string, id: string): Promise<Joints> {
    const row = await findOwned(caller, collectionIds.poses, id, 'read').catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error
      throw invalidParam(field, 'Value must name one of your own poses')
    })
    return Joints.parse(JSON.parse(textOf(row.data['joints'])))
  }

  type Posed = Pick<NewGeneration, 'pose' | 'poseId' | 'joints'>
  async function posed<Asked extends Posed>(caller: UserCaller, before: string, asked: Asked): Promise<Asked> {
    const { poseId, pose, joints } = asked
    const field = `${before}${poseId === undefined ? 'joints' : 'poseId'}`
    if (pose !== undefined && (poseId ?? joints) !== undefined) {
      throw invalidParam(field, 'Value must be left out where `pose` is given')
    }
    if (poseId === undefined) return asked
    if (joints) throw invalidParam(field, 'Value must be left out where `joints` is given')
    return { ...asked, poseId: undefined, joints: await jointsOf(caller, field, poseId) }
  }

  return async (caller: UserCaller, given: NewGeneration): Promise<NewGeneration> => {
    const { poseToId, cast, ...request } = await posed(caller, '', given)
    const people = cast && (await Promise.all(cast.map((one, at) => posed(caller, `cast.${at}.`, one))))
    const whole = { ...request, cast: people, poseToId: undefined }
    if (poseToId === undefined) return whole
    if (given.jointsTo) throw invalidParam('poseToId', 'Value must be left out where `jointsTo` is given')
    return { ...whole, jointsTo: await jointsOf(caller, 'poseToId', poseToId) }
  }
}

/** The name of a field as it was sent: what came by an id is told by that. */
export function askedAs(field: string, { poseId, poseToId, cast = [] }: NewGeneration): string {
  if (field === 'joints' && poseId !== undefined) return 'poseId'
  if (field === 'jointsTo' && poseToId !== undefined) return 'poseToId'
  const at = cast.findIndex(({ poseId: own }, index) => own !== undefined && field === `cast.${index}.joints`)
  return at < 0 ? field : `cast.${at}.poseId`
}
