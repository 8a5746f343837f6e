import { ProvenanceCheck } from '@eidolon/contract/provenance.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import { videoFrame } from '#lib/video-frame.ts'

/** Where in a film pictures are taken, as parts of its length. */
const moments = [0.5, 0.2, 0.8]
const longest = 1280

/**
 * What is known of a file; it is looked at and forgotten. A film whose notes were taken away still has its mark in every
 * picture: the studio cannot take films apart, the browser can.
 */
export async function checkFile(
  api: LoadApi,
  file: File,
  signal: AbortSignal,
  frame = videoFrame,
): Promise<ProvenanceCheck> {
  const check = await asked(api, file, signal)
  if (!file.type.startsWith('video/') || check.ours || check.watermark !== null) return check
  const src = URL.createObjectURL(file)
  try {
    for (const share of moments) {
      const at = (duration: number) => duration * share
      const picture = await frame(src, { at, longest, type: 'image/png' })
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
