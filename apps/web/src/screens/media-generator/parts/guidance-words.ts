import type { GuidanceKind } from '@eidolon/contract/engines.ts'

/** What each picture of the stage is called, and what it holds. */
export const guidanceWords: Readonly<Record<GuidanceKind, { readonly label: string; readonly says: string }>> = {
  depth: { label: 'Depth', says: 'Body, camera and place are held by how near everything is.' },
  pose: { label: 'Pose', says: 'The body is held by its skeleton; the place is left to the engine.' },
  lines: { label: 'Lines', says: 'Body, clothes and place are held by their outlines.' },
  render: { label: 'Picture', says: 'The illustrator’s own picture is painted over.' },
}
