import { readStoryPages } from '@eidolon/contract/stories.ts'

type Find = (id: string | null) => string | null

/** The pages of a story as JSON with every picture and character as it is known here; what is not known is left out. */
export function relinked(pages: string, mediaOf: Find, characterOf: Find): string {
  const read = readStoryPages(pages)
  if (!read) return pages
  const there = read.map((page) => ({
    ...page,
    panels: page.panels.map((panel) => ({
      ...panel,
      mediaId: mediaOf(panel.mediaId),
      generationId: null,
      balloons: panel.balloons.map(({ speaker, ...balloon }) => {
        const who = characterOf(speaker ?? null)
        return { ...balloon, ...(who !== null && { speaker: who }) }
      }),
      cast: panel.cast.flatMap(({ looksAt, ...one }) => {
        const characterId = characterOf(one.characterId)
        const seen = looksAt === 'camera' ? looksAt : characterOf(looksAt ?? null)
        return characterId === null ? [] : [{ ...one, characterId, ...(seen !== null && { looksAt: seen }) }]
      }),
    })),
  }))
  return JSON.stringify(there)
}
