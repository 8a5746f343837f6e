import { coverOf, StoryFields, StoryPage } from '@eidolon/contract/stories.ts'
import { z } from 'zod'
import type { CollectionHandler } from '#application/documents/ports.ts'
import type { Shares } from '#application/shares/ports.ts'
import type { Data } from '#domain/documents/structure.ts'
import { readFields, textOf } from '#domain/media/refusals.ts'
import { Fault } from '#domain/shared/fault.ts'

type Deps = { readonly shares: Pick<Shares, 'remove'> }

/** Stories are read as the editor reads them; what lists show of one is written here and by nobody else. */
export function storyRules({ shares }: Deps): CollectionHandler {
  return {
    beforeCreate: async ({ data }) => ({ ...told(readFields(StoryFields, data)), revision: 0 }),
    async beforeUpdate({ stored, changed }) {
      // Who says which revision they changed has to have seen the last one.
      if ('revision' in changed) throw new Fault('document_update_conflict')
      const { cover: _cover, pageCount: _pageCount, ...given } = changed
      if (Object.keys(given).length === 0) return {}
      return { ...told(readFields(StoryFields, given)), revision: Number(stored.data['revision'] ?? 0) + 1 }
    },
    // A link to what is gone leads nowhere.
    async afterDelete({ unit, document }) {
      await shares.remove(unit, document.id)
    },
  }
}

/** The pages were read as a whole before: that takes too long to do it twice. */
function told(data: Data): Data {
  if (!('pages' in data)) return data
  const pages = z.array(z.unknown()).parse(JSON.parse(textOf(data['pages'])))
  return { ...data, pageCount: pages.length, cover: coverOf([StoryPage.parse(pages[0])]) }
}
