import { limits } from '@eidolon/contract/limits.ts'
import { sharedPagesSize } from '@eidolon/contract/media/shares.ts'
import type { StoryPage } from '@eidolon/contract/stories.ts'
import { pageSize } from '@eidolon/contract/story-size.ts'
import { newBalloon, newPage } from '@eidolon/stories'
import { afterAll, expect, it } from 'vitest'
import { sharedPagesThread } from './shared-pages.ts'

let count = 0
const newId = () => `n${count++}`
const style = { format: 'comic', direction: 'ltr' } as const
const thread = sharedPagesThread()
afterAll(() => thread[Symbol.asyncDispose]())

/** A page with these texts in its one panel. */
function page(texts: readonly string[], kind: 'caption' | 'sound' = 'caption'): StoryPage {
  const blank = newPage(newId, { cuts: [] })
  const balloons = texts.map((text) => newBalloon(newId, kind, text, []))
  return { ...blank, panels: blank.panels.map((panel) => ({ ...panel, balloons, mediaId: 'one', prompt: 'a secret' })) }
}
const pagesOf = (total: number, texts: readonly string[] = ['Words.']) =>
  Array.from({ length: total }, () => page(texts))

/** A story that counts how often its text is read. */
function storyOf(pages: readonly StoryPage[], owner = 'maya') {
  let loads = 0
  const story = { owner, revision: newId(), style }
  const read = (at: number, from = thread) =>
    from.read(story, at, async () => {
      loads += 1
      return JSON.stringify(pages)
    })
  return { read, loads: () => loads }
}

it('[STORY-105] reads and draws the pages of a response once, however often they are asked for', async () => {
  const { read, loads } = storyOf(pagesOf(12))
  const all = await Promise.all(Array.from({ length: 30 }, (_none, at) => read(at % 10)))
  expect([loads(), new Set(all.map((each) => each?.first))]).toEqual([1, new Set([0])])
  expect((await read(11))?.first).toBe(10)
  await Promise.all([read(10), read(11), read(3)])
  expect(loads()).toBe(2)
  const [first] = all
  expect(first?.pages[0]?.words).toContain('>Words.</text>')
  expect([first?.index.total, first?.index.starts, [...(first?.index.mediaIds ?? [])]]).toEqual([12, [0, 10], ['one']])
  expect(JSON.stringify(first?.pages)).not.toContain('secret')
})

it('[STORY-105] keeps no more than it may, and reads another revision anew', async () => {
  await using small = sharedPagesThread({ entries: 4, characters: 20_000 })
  const stories = Array.from({ length: 5 }, () => storyOf(pagesOf(1)))
  for (const { read } of stories) await read(0, small)
  await stories[4]?.read(0, small)
  await stories[0]?.read(0, small)
  expect([stories[4]?.loads(), stories[0]?.loads()]).toEqual([1, 2])
  const large = storyOf(
    pagesOf(
      4,
      Array.from({ length: 15 }, () => 'x'.repeat(limits.story.words)),
    ),
  )
  await large.read(0, small)
  await large.read(0, small)
  expect(large.loads()).toBe(2)
})

it('[STORY-105] lets no owner’s stories wait behind many of another owner, and refuses more than may wait', async () => {
  await using busy = sharedPagesThread({ waiting: 3 })
  const order: string[] = []
  const many = Array.from({ length: 6 }, () => storyOf(pagesOf(1), 'sam'))
  const asked = many.map(({ read }) => read(0, busy).then(() => order.push('sam')))
  const other = storyOf(pagesOf(1), 'noor')
    .read(0, busy)
    .then(() => order.push('noor'))
  const settled = await Promise.allSettled([...asked, other])
  expect(order.indexOf('noor')).toBeLessThan(2)
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(2)
})

it('[STORY-106] puts fewer pages into a response where they are large', async () => {
  const full = page(Array.from({ length: 16 }, () => 'x'.repeat(limits.story.words)))
  const { read } = storyOf([...pagesOf(3), ...Array.from({ length: 5 }, () => full), ...pagesOf(20)])
  const starts = (await read(0))?.index.starts ?? []
  expect(starts[0]).toBe(0)
  for (const start of starts) {
    const { first, pages } = (await read(start)) ?? {}
    expect([first, (pages?.length ?? 0) <= 10]).toEqual([start, true])
    const size = (pages ?? []).reduce((sum, { words, label }) => sum + words.length + label.length, 0)
    expect(size).toBeLessThanOrEqual(sharedPagesSize)
  }
  expect(starts.length).toBeGreaterThan(4)
})

it('[STORY-107] shows a page without its words where it has more than may be saved now', async () => {
  const old = page(
    Array.from({ length: 20 }, () => 'W '.repeat(250)),
    'sound',
  )
  expect(pageSize(old)).toBeGreaterThan(limits.story.pageSize)
  const { read } = storyOf([old, ...pagesOf(1)])
  const pages = (await read(0))?.pages.map(({ words, label, isTooLarge }) => [words.length > 0, label, isTooLarge])
  expect(pages).toEqual([
    [false, '', true],
    [true, 'Words.', false],
  ])
  const broken = { owner: 'maya', revision: 'broken', style }
  expect((await thread.read(broken, 0, async () => 'no JSON'))?.index.total).toBe(0)
  expect(await thread.read({ ...broken, revision: 'gone' }, 0, async () => undefined)).toBeUndefined()
})
