import { ProvenanceCheck } from '@eidolon/contract/media/provenance.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import { videoFrame } from '#lib/files/video-frame.ts'
import { videoMean } from '#lib/files/video-mean.ts'

/** Where in a film single pictures are taken, as parts of its length. */
const moments = [0.5, 0.2]
const longest = 1280

/** How pictures are taken out of a film. */
const looking = { frame: videoFrame, mean: videoMean }

/**
 * What is known of a file; it is looked at and forgotten. A film whose notes were taken away still has its mark in every
 * picture: the studio cannot take films apart, the browser can. All of its pictures laid together are looked at first:
 * encoders take most of the mark out of each, and in what moves something else in each. Where a film was cut together of
 * others, only single ones tell.
 */
export async function checkFile(
  api: LoadApi,
  file: File,
  signal: AbortSignal,
  { frame, mean } = looking,
): Promise<ProvenanceCheck> {
  const check = await asked(api, file, signal)
  if (!file.type.startsWith('video/') || check.ours || check.watermark !== null) return check
  const src = URL.createObjectURL(file)
  try {
    const single = (share: number) => () =>
      frame(src, { at: (duration) => duration * share, longest, type: 'image/png' })
    for (const take of [() => mean(src, longest, signal), ...moments.map(single)]) {
      const picture = await take()
      signal.throwIfAborted()
      if (!picture) return check
      const { watermark, media } = await asked(api, new File([picture], 'frame.png', { type: picture.type }), signal)
      if (watermark) return { ...check, marked: true, watermark, media }
    }
  } catch {
    // It cannot be played here, or too much was asked for: what the file itself says is known all the same.
    signal.throwIfAborted()
  } finally {
    URL.revokeObjectURL(src)
  }
  return check
}

async function asked(api: LoadApi, file: File, signal: AbortSignal): Promise<ProvenanceCheck> {
  const body = new FormData()
  body.append('file', file)
  const answer = await (await api()).send('POST', '/provenance/check', { body, signal })
  return ProvenanceCheck.parse(await answer.json())
}
