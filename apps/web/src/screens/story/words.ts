import type { Balloon, BalloonKind, Panel } from '@eidolon/contract/stories.ts'

export const balloonLabels: Readonly<Record<BalloonKind, string>> = {
  speech: 'Speech',
  thought: 'Thought',
  shout: 'Shout',
  whisper: 'Whisper',
  caption: 'Caption',
  sound: 'Sound',
}

/** What screen readers say of it. */
export const balloonName = ({ kind, text }: Balloon): string => `${balloonLabels[kind]}: ${text.trim() || 'empty'}`

export function panelName({ mediaId, generationId, balloons }: Panel, index: number, of: number): string {
  const shows = generationId !== null ? 'being drawn' : mediaId === null ? 'no picture yet' : 'with a picture'
  const words = balloons.length === 0 ? '' : balloons.length === 1 ? ', 1 text' : `, ${balloons.length} texts`
  return `Panel ${index + 1} of ${of}: ${shows}${words}`
}
