import { Recipe } from '@eidolon/contract/media/recipes.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { useQuery } from '@tanstack/react-query'
import type { MediaItem } from '#features/media/media-item.ts'
import { fieldsOf, jsonOf } from '#lib/json-guards.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './media-details.module.css'

/** An upload that was drawn by a studio like this one carries its recipe: its settings come back. Nothing for any other. */
export function MadeHere({ item }: { readonly item: MediaItem }) {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['recipes', 'carried', item.$id],
    // Of the row, not of its recipe's address: most uploads have none, and what is not found there is a fault.
    queryFn: async () => {
      const row = fieldsOf(await (await api()).databases.getDocument(databaseId, collectionIds.media, item.$id))
      return Recipe.safeParse(jsonOf(row['recipe'])).success
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data !== true) return null
  return (
    <section className={styles.made}>
      <h3 className={styles.label}>Made here</h3>
      <p className={type_.hint}>
        The file carries the recipe of a picture of this studio, so its settings can be used again.
      </p>
      <p>
        <ButtonLink size="sm" to={routes.newMediaFrom(item.$id, 'remix')}>
          Use these settings
        </ButtonLink>
      </p>
    </section>
  )
}
