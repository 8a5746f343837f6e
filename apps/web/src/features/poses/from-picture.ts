import { type BodyPart, FoundPose, PoseFinding, posePictureBytes } from '@eidolon/contract/characters/pose-pictures.ts'
import { queryOptions } from '@tanstack/react-query'
import { failureWords } from '#lib/failure-words.ts'
import { detailsOf } from '#lib/fault-details.ts'
import type { LoadApi } from '#lib/use-api.tsx'

/** What pictures there are, for whoever picks one. */
export const pictureFiles = 'image/png,image/jpeg,image/webp'

/** Whether the studio can see poses in pictures. */
export const poseFindingQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: ['poses from a picture'],
    queryFn: ({ signal }) => fetchPoseFinding(api, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

async function fetchPoseFinding(api: LoadApi, signal: AbortSignal): Promise<PoseFinding> {
  const { send } = await api()
  return PoseFinding.parse(await (await send('GET', '/poses/from-picture', { signal })).json())
}

/** A picture that no pose can be read from, with the reason in plain words. */
export class NoPose extends Error {
  override readonly name = 'NoPose'
}

const tooLarge = 'That picture is larger than 10 MB. Take a smaller one.'

/** How somebody in a picture holds themselves; throws `NoPose` with what to tell people. */
export async function findPose(api: LoadApi, file: Blob, signal: AbortSignal): Promise<FoundPose> {
  if (file.size > posePictureBytes) throw new NoPose(tooLarge)
  const body = new FormData()
  body.append('file', file, 'picture')
  try {
    const { send } = await api()
    return FoundPose.parse(await (await send('POST', '/poses/from-picture', { body, signal })).json())
  } catch (error) {
    const { problem } = detailsOf(error)
    throw new NoPose(problem ? `${problem}.` : failureWords(error, { known, otherwise }), { cause: error })
  }
}

const otherwise = 'The picture could not be looked at. Try again in a minute.'
const known = { storage_invalid_file_size: tooLarge, storage_file_empty: 'That file is empty. Take another one.' }

const partNames: Readonly<Record<BodyPart, string>> = {
  head: 'The head',
  leftArm: 'The left arm',
  rightArm: 'The right arm',
  leftForearm: 'The left forearm',
  rightForearm: 'The right forearm',
  leftLeg: 'The left leg',
  rightLeg: 'The right leg',
  leftShin: 'The left shin',
  rightShin: 'The right shin',
}
/** Both of a pair have a name of their own. */
const pairs = [
  ['Arm', 'The arms'],
  ['Forearm', 'The forearms'],
  ['Leg', 'The legs'],
  ['Shin', 'The shins'],
] as const

/** What people have to know about a pose out of a picture: who it is of, and what was not seen of them. */
export function wordsAbout({ people, unseen }: Pick<FoundPose, 'people' | 'unseen'>): string {
  const several = people > 1 ? [`There are ${people} people in the picture; this is the largest of them.`] : []
  const both = pairs.filter(([part]) => ['left', 'right'].every((side) => unseen.some((one) => one === side + part)))
  const single = unseen.filter((part) => !both.some(([pair]) => part === `left${pair}` || part === `right${pair}`))
  const hidden = [
    ...single.map((part) => `${partNames[part]} was not seen in the picture; it stays as before.`),
    ...both.map(([, name]) => `${name} were not seen in the picture; they stay as before.`),
  ]
  return ['The pose is that of the picture.', ...several, ...hidden].join(' ')
}
