import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limitsPage } from './limits/limits-page.ts'
import { walkRoutes } from './limits/walk-routes.ts'
import { root } from './terminal.ts'

const file = join(root, 'docs', 'host', 'limits.md')
await writeFile(file, limitsPage(await walkRoutes()))
execFileSync(join(root, 'node_modules', '.bin', 'oxfmt'), [file])
