import { m0001 } from './0001-installation.ts'
import { m0005 } from './0005-events.ts'
import type { Migration } from './migration.ts'

/** Every migration, oldest first. `npm run migration -- <name>` adds to it. */
export const migrations: readonly Migration[] = [m0001, m0005]
