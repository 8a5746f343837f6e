import type { NewGeneration } from '@eidolon/contract/generations.ts'
import { Joints } from '@eidolon/contract/characters/poses.ts'
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
export async function withOwnPoses(
  findOwned: FindOwned,
  caller: UserCaller,
  given: NewGeneration,
): Promise<NewGeneration> {
  async function jointsOf(caller: UserCaller, field: string, id: string): Promise<Joints> {
    const row = await findOwned(caller, collectionIds.poses, id, 'read').catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error
      throw invalidParam(field, 'Value must name one of your own poses')
    })
    return Joints.parse(JSON.parse(textOf(row.data['joints'])))
  }

  async function posed<Asked extends Posed>(caller: UserCaller, before: string, asked: Asked): Promise<Asked> {
    const { poseId, pose, joints } = asked
    const field = `${before}${poseId === undefined ? 'joints' : 'poseId'}`
    if (pose !== undefined && (poseId ?? joints) !== undefined) {
      throw invalidParam(field, 'Value must be left out where `pose` is given')
    }
    if (poseId === undefined) return goingOn(caller, before, asked)
    if (joints) throw invalidParam(field, 'Value must be left out where `joints` is given')
    return goingOn(caller, before, { ...asked, poseId: undefined, joints: await jointsOf(caller, field, poseId) })
  }

  async function goingOn<Asked extends Posed>(caller: UserCaller, before: string, asked: Asked): Promise<Asked> {
    const { poseToId, jointsTo } = asked
    const field = `${before}poseToId`
    if (poseToId === undefined) return asked
    if (jointsTo) throw invalidParam(field, 'Value must be left out where `jointsTo` is given')
    return { ...asked, poseToId: undefined, jointsTo: await jointsOf(caller, field, poseToId) }
  }

  const { cast, ...request } = await posed(caller, '', given)
  const people = cast && (await Promise.all(cast.map((one, at) => posed(caller, `cast.${at}.`, one))))
  return { ...request, cast: people }
}

type Posed = Pick<NewGeneration, 'pose' | 'poseId' | 'joints' | 'poseToId' | 'jointsTo'>

/** The name of a field as it was sent: what came by an id is told by that. */
export function askedAs(field: string, { cast = [], ...whole }: NewGeneration): string {
  const named = [['', whole], ...cast.map((one, at) => [`cast.${at}.`, one] as const)] as const
  for (const [before, { poseId, poseToId }] of named) {
    if (field === `${before}joints` && poseId !== undefined) return `${before}poseId`
    if (field === `${before}jointsTo` && poseToId !== undefined) return `${before}poseToId`
  }
  return field
}
