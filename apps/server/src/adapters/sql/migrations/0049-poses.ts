import type { Migration } from './migration.ts'
import { newCollection } from './new-collection.ts'

const poses = newCollection({
  table: 'poses',
  columns: { name: 'text!', name_folded: 'text!', joints: 'text!' },
  indexes: { created: 'created_at desc', name: 'name_folded' },
  weighed: ['name', 'joints'],
})

/** Poses that people have made themselves. */
export const m0049: Migration = { name: '0049-poses', sqlite: poses.sqlite, postgres: poses.postgres }
