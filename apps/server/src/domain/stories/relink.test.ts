import { readStoryPages } from '@eidolon/contract/stories.ts'
import { newPage } from '@eidolon/stories'
import { expect, it } from 'vitest'
import { relinked } from './relink.ts'

it('[STORY-4] a story from an archive leads to what is known here, and nowhere else', () => {
  const page = newPage(() => 'a', { cuts: [{ of: 0, way: 'rows', at: 0.5 }] })
  const cast = ['mira', 'stranger'].map((characterId) => ({
    characterId,
    outfit: 'suit',
    expression: null,
    looksAt: characterId === 'mira' ? 'camera' : 'mira',
  }))
  const panels = page.panels.map((panel, at) => ({ ...panel, cast, mediaId: `m${at}`, generationId: 'g' }))
  const here = new Map([
    ['m0', 'here-m0'],
    ['mira', 'here-mira'],
  ])
  const find = (id: string | null) => here.get(id ?? '') ?? null
  const read = readStoryPages(relinked(JSON.stringify([{ ...page, panels }]), find, find))
  expect(read?.[0]?.panels.map(({ mediaId, generationId }) => [mediaId, generationId])).toEqual([
    ['here-m0', null],
    [null, null],
  ])
  expect(read?.[0]?.panels[0]?.cast).toEqual([
    { characterId: 'here-mira', outfit: 'suit', expression: null, looksAt: 'camera' },
  ])
  expect(relinked('no pages', find, find)).toBe('no pages')
})
