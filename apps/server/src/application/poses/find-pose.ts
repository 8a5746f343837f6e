import type { FoundPose } from '@eidolon/contract/characters/pose-pictures.ts'
import type { UserId } from '@eidolon/contract/ids.ts'
import { poseFromKeypoints } from '@eidolon/people/poses/lift/pose-from-keypoints.ts'
import { keyedQueue } from '#application/shared/keyed-queue.ts'
import type { RgbPicture } from '#domain/looks/measure-colors.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import type { PoseFinder } from './pose-finder.ts'

type Deps = {
  readonly finder: PoseFinder
  /** Makes pixels of a picture that somebody brings, of bearable size. Throws a `Fault` when it is none. */
  readonly open: (picture: Uint8Array, userId: UserId) => Promise<RgbPicture>
}

const noPicture = 'This file cannot be read as a picture. Take a PNG, JPEG or WebP'
const nobody = 'Nobody is seen in this picture. Take one in which somebody is large, best from head to foot'
const tooLittle = 'Too little of the person is seen in this picture. Take one that shows at least both shoulders'

export type FindPose = (file: Uint8Array, userId: UserId, signal: AbortSignal) => Promise<FoundPose>

/** The pose of the largest person in a picture. Nothing of the picture is kept. */
export function findPose({ finder, open }: Deps): FindPose {
  const ofAccount = keyedQueue({
    atOnce: 1,
    waiting: 0,
    full: 'Another picture of yours is being looked at. Wait for it.',
  })
  // The model has one thread: whoever comes later waits, and not behind a crowd.
  const ofAll = keyedQueue({
    atOnce: 1,
    waiting: 8,
    full: 'Too many pictures are being looked at. Try again in a minute.',
  })

  async function find(file: Uint8Array, userId: UserId): Promise<FoundPose> {
    const picture = await open(file, userId).catch((cause: unknown) => {
      if (!(cause instanceof Fault) || cause.type !== 'storage_file_type_unsupported') throw cause
      throw invalidParam('file', noPicture, cause)
    })
    const seen = await finder.find(picture)
    if (!seen) throw invalidParam('file', nobody)
    const lifted = poseFromKeypoints(seen.points, seen.habits)
    if (!lifted) throw invalidParam('file', tooLittle)
    return { joints: lifted.joints, unseen: [...lifted.unseen], people: seen.people }
  }

  return (file: Uint8Array, userId: UserId, signal: AbortSignal): Promise<FoundPose> =>
    ofAccount(userId, signal, () => ofAll('everybody', signal, () => find(file, userId)))
}
