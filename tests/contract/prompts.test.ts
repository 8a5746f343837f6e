import { PromptList } from '@eidolon/contract/prompt-history.ts'
import { expect, it } from 'vitest'
import { painter } from '#support/generating.ts'
import { startServer } from '#support/start-server.ts'

it('[HIST-1] [HIST-5] a program finds what it asked for, and no log has a word of it', async () => {
  await using server = await startServer({ env: { LOG_LEVEL: 'debug' } })
  const [maya, sam] = [await painter(server), await painter(server)]
  await maya.start(server, { prompt: 'flibbertwix by the sea' })
  const told = async (who: typeof maya, search: string) =>
    PromptList.parse((await who.ask(server, 'GET', `/account/prompts?search=${search}`)).body).total
  expect([await told(maya, 'flibbertwix'), await told(maya, 'wobbelwax'), await told(sam, '')]).toEqual([1, 0, 0])
  await maya.ask(server, 'POST', '/account/prompts', { prompts: ['wobbelwax'] })
  await maya.ask(server, 'POST', '/account/prompts', { prompts: ['wobbelwax', 7] })
  expect(await told(maya, '')).toBe(2)
  expect(server.output()).not.toMatch(/flibbertwix|wobbelwax/)
})
