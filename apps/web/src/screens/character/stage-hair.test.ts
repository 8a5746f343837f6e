import { parsePrompt } from '@eidolon/people'
import { expect, it } from 'vitest'
import { stageHair } from './stage-hair.ts'

it('[FIG-10] the words for hair that was tried on are read as that hair, and as nothing but hair', () => {
  for (const { id, words } of stageHair) {
    const { understood } = parsePrompt(words)
    expect(understood).toContainEqual(expect.objectContaining({ part: 'hairStyle', value: id }))
    expect(understood.filter(({ part }) => !part.startsWith('hair'))).toEqual([])
  }
})
