import { expect, it } from 'vitest'
import { openLogger } from '#adapters/system/logger.ts'
import { readConfig } from '#config/config.ts'
import { composeServices } from '#compose/services.ts'

const keys = { OPENAI_API_KEY: 'sk-1', FAL_KEY: 'a:b', REPLICATE_API_TOKEN: 'r8_1' }
const log = openLogger('silent')

it('[ENG-66] services are asked to call only where there is an address at which they are heard', () => {
  const called = (env: object) => [...composeServices({ config: readConfig({ ...keys, ...env }), log }).calls.keys()]
  const hosted = { DATABASE_URL: 'postgres://a@b/c', PUBLIC_URL: 'https://studio.example' }
  expect(called({})).toEqual([])
  expect(called(hosted)).toEqual(['fal', 'replicate'])
  expect(called({ ...hosted, ROLE: 'worker' })).toEqual([])
})

it('[ENG-67] nobody is spoken to before somebody wants to know, and versions fit their column', () => {
  const { engines } = composeServices({
    config: readConfig({ ...keys, FAL_IMAGE_MODEL: `fal-ai/${'long-'.repeat(20)}name` }),
    log,
  })
  expect(engines.map(({ id }) => id)).toEqual(['openai', 'fal', 'replicate'])
  for (const { version } of engines) expect(version.length).toBeLessThanOrEqual(64)
})
