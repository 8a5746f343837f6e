import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { apiTypes } from './api-types.ts'

const file = fileURLToPath(new URL('../src/api.ts', import.meta.url))
const formatter = fileURLToPath(new URL('../../../node_modules/.bin/oxfmt', import.meta.url))

writeFileSync(file, apiTypes())
execFileSync(formatter, [file])
