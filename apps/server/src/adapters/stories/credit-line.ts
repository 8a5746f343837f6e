import type { Source } from '#domain/marking/statement.ts'

/** What files say to people of what made their pictures. */
export const creditLine: Readonly<Record<Source, string>> = {
  algorithm: 'Its pictures were drawn by a program.',
  neural: 'Its pictures were made with AI.',
  'neural-edit': 'Its pictures were made with AI.',
}
