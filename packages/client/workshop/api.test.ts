import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { apiTypes } from './api-types.ts'

/** Without what a formatter may change. */
const bare = (text: string): string => text.replaceAll(/[\s;,'"()|]+/g, '')

it('[KEY-14] the types of the client are those of the API as it is', () => {
  const kept = readFileSync(new URL('../src/api.ts', import.meta.url), 'utf8')
  expect(bare(kept), 'Run: node packages/client/workshop/write-api.ts').toBe(bare(apiTypes()))
})
